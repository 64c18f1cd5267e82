import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/context.ts'

/** The app to which features bind their endpoints. `bound` lists them: the access test walks it. */
export interface App {
  readonly fastify: FastifyInstance
  readonly platform: Platform
  readonly bound: Endpoint[]
}
