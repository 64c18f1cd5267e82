import { authEndpoints } from '@tracklane/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/http/app.ts'
import { urlsOf } from '#platform/http/route.ts'
import { isGuestWithToken } from '#platform/session/admit.ts'
import { countAddress } from './login-guard.ts'

const urls = new Set(urlsOf(authEndpoints.login))
const counted = new WeakSet<FastifyRequest>()

/**
 * Counts a guest's try when it arrives, before the body is read or the database is asked: a thousand at once cost others no more than a
 * thousand refusals. `admit` refuses requests without a valid token; `guarded` counts tries of signed-in people.
 */
export function countLoginAttempts({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => {
    if (request.method !== 'POST' || !urls.has(request.routeOptions.url ?? '') || !isGuestWithToken(platform, request)) return next()
    try {
      countAddress(platform, request.ip)
      counted.add(request)
      next()
    } catch (error) {
      next(error as Error) // 429
    }
  })
}

export function isCountedOnArrival(request: FastifyRequest): boolean {
  return counted.has(request)
}
