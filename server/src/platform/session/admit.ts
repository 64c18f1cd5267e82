import { SEAT_HEADER, seatOf } from '@tracklane/contract/kit/seat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GUEST } from '#platform/actor.ts'
import type { Platform } from '#platform/context.ts'
import { csrfMismatch, sentBySomebodyElse, unauthenticated } from '#platform/errors.ts'
import { findActiveSession, isSignedIn } from './active-session.ts'
import { bearerOf, hasBearer } from './bearer.ts'
import { claimedSession, setSessionCookies } from './cookies.ts'
import { isCsrfToken } from './csrf.ts'
import { isGuestId, looksLikeGuest } from './guest.ts'
import { idleTime, TOUCH_INTERVAL } from './lifetime.ts'
import { isCrossSite, isForeign, isUnsafe } from './origin.ts'
import { hashed } from './secret.ts'
import { isSpent, type SessionRow, touchSession, type UserSession } from './session.queries.ts'
import { NOBODY, type Visit, visitOf } from './visit.ts'

/**
 * Settles the caller before anything of the body is read: by the session, else by the bearer token, else a guest.
 * Every unsafe request without a bearer token needs the CSRF token of its session, guests included. Calls that are `fromAnywhere` skip
 * this.
 */
export async function admit(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const claim = claimedSession(request, platform.config)
  const unsafe = isUnsafe(request)
  const byToken = hasBearer(request)
  if (unsafe && isCrossSite(request, platform.config) && (claim.present || !byToken)) throw csrfMismatch()

  const stateful = !isForeign(request, platform.config)
  const row = stateful && claim.id ? await findTouched(platform, claim.id) : undefined
  const needsCsrf = unsafe && ((stateful && claim.present) || !byToken)
  const shown = needsCsrf ? sentToken(request) : undefined
  if (needsCsrf && !(row && isCsrfToken(platform.config.appKey, row.id_hash, shown))) throw csrfMismatch()
  if (needsCsrf && isSignedIn(row) && !isOfPage(request, row)) throw sentBySomebodyElse()

  if (byToken && !isSignedIn(row)) return admitToken(platform, request)
  if (row && claim.id) {
    const { config } = platform
    setSessionCookies(request, reply, { id: claim.id, id_hash: row.id_hash, config, maxAge: idleTime(row.role) / 1000, shown })
  }
  return visitOf(row, stateful)
}

/** Admits a bearer token. An invalid one may read public data; it never replaces the CSRF token of a write. */
async function admitToken(platform: Platform, request: FastifyRequest): Promise<Visit> {
  const actor = await bearerOf(platform, request)
  if (!actor && isUnsafe(request)) throw unauthenticated()
  return { ...NOBODY, actor: actor ?? GUEST }
}

/** Checks without the database, so that floods can be refused early: the guest may have signed in meanwhile. */
export function isGuestWithToken({ config, clock }: Platform, request: FastifyRequest): boolean {
  const { id } = claimedSession(request, config)
  return id !== undefined && isGuestId(config.appKey, id, clock()) && isCsrfToken(config.appKey, hashed(id), sentToken(request))
}

/** Reads a session; writes its last use only now and then. */
async function findTouched(platform: Platform, id: string): Promise<SessionRow | undefined> {
  const now = platform.clock()
  if (looksLikeGuest(id)) return findGuest(platform, id, now)
  const row = await findActiveSession(platform.db, hashed(id), now)
  if (row && now.getTime() - row.last_seen_at.getTime() >= TOUCH_INTERVAL) await touchSession(platform.db, row, now)
  return row
}

async function findGuest({ db, config }: Platform, id: string, now: Date): Promise<SessionRow | undefined> {
  if (!isGuestId(config.appKey, id, now)) return undefined
  const id_hash = hashed(id)
  return (await isSpent(db, id_hash)) ? undefined : { id_hash, last_seen_at: now, role: null }
}

/** Checks whether the page was made for the signed-in person; a request without that information may come from any program. */
function isOfPage(request: FastifyRequest, { user_id, impersonator_id }: UserSession): boolean {
  const said = request.headers[SEAT_HEADER.toLowerCase()]
  return said === undefined || said === seatOf(user_id, impersonator_id)
}

function sentToken(request: FastifyRequest): string | undefined {
  const sent = request.headers['x-csrf-token'] ?? request.headers['x-xsrf-token']
  return typeof sent === 'string' ? sent : undefined
}
