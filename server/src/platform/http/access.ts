import { type Endpoint, mayCall } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyRequest } from 'fastify'
import { audienceOf, isActing, rightsOf } from '#platform/actor.ts'
import type { Context, Platform } from '#platform/context.ts'
import { conflict, forbidden, refusedWhileImpersonating, unauthenticated } from '#platform/errors.ts'
import { revisit, type Visit } from '#platform/session/visit.ts'

/** Throws 401 without a caller, and 403 for a caller whom the endpoint does not name. */
export function requireAccess(endpoint: Endpoint, { actor, mustChangePassword }: Visit): void {
  if (endpoint.access === 'public') return
  const audience = audienceOf(actor)
  if (!audience) throw unauthenticated()
  if (!mayCall(endpoint, audience)) throw forbidden()
  if (actor.kind === 'token' && !(endpoint.ability && actor.abilities.includes(endpoint.ability))) throw forbidden()
  if (endpoint.whileImpersonating === 'refused' && isActing(actor)) throw refusedWhileImpersonating()
  if (mustChangePassword && !endpoint.beforePasswordChange) throw forbidden()
}

/** The caller, as settled before the body was read. */
export interface Head {
  readonly visit: Visit
  /** True where the whole request had arrived by then, as for nearly every request: nothing was waited for. */
  readonly isWhole: boolean
}

export async function headOf(visit: Visit, { raw }: FastifyRequest): Promise<Head> {
  for (let round = 0; round < ROUNDS_TO_READ && !raw.complete; round += 1) await new Promise((resolve) => setImmediate(resolve))
  return { visit, isWhole: raw.complete === true }
}

/** Rounds of the event loop until arrived bytes are read: the first one ends the present round, the next one reads. */
const ROUNDS_TO_READ = 2

/** Settles the caller again where the body came after the head: sending it may take a minute. */
export async function settledAgain(platform: Platform, endpoint: Endpoint, { visit, isWhole }: Head): Promise<Visit> {
  if (endpoint.access === 'public' || isWhole) return visit
  const now = await revisit(platform.db, visit, platform.clock())
  requireAccess(endpoint, now)
  return now
}

/** Returns the `confirm` of the request's context. After a call with `isLast` it checks no more: the session is gone by then. */
export function confirmation(platform: Platform, endpoint: Endpoint, visit: Visit): Context['confirm'] {
  let isOver = endpoint.access === 'public'
  return async (db, { isLast = false } = {}) => {
    if (isOver) return
    isOver = isLast
    const now = await revisit(db, visit, platform.clock())
    requireAccess(endpoint, now)
    if (rightsOf(now.actor) !== rightsOf(visit.actor))
      throw conflict(phrase('error', 'Your rights were changed in the same moment: try again'))
  }
}
