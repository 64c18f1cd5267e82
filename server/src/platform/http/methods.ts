import { phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers 405 for the methods that Node knows and this server does not, at every path. */
export function refuseUnknownMethods(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    if (METHODS.has(request.method)) return next()
    reply.header('allow', [...METHODS].join(', '))
    next(new AppError(405, phrase('error', 'This kind of request is not known here')))
  })
}
