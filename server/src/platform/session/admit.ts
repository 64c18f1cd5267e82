import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, GUEST, scopeOf, type UserActor } from '#platform/actor.ts'
import type { Platform } from '#platform/context.ts'
import { csrfMismatch, unauthenticated } from '#platform/errors.ts'
import { bearerOf, hasBearer } from './bearer.ts'
import { claimedSession, setSessionCookies } from './cookies.ts'
import { isCsrfToken } from './csrf.ts'
import { idleTime, TOUCH_INTERVAL } from './lifetime.ts'
import { isCrossSite, isForeign, isUnsafe } from './origin.ts'
import { hashed } from './secret.ts'
import { findSession, type SessionRow, touchSession, type UserSession } from './session.queries.ts'

/** One request's caller, as the session or the token tells. */
export interface Visit {
  readonly actor: Actor
  /** Hash of the session's id; undefined without a session. */
  readonly session: string | undefined
  /** Cookies may go out: not to tokens, and not to what another site has brought about. */
  readonly stateful: boolean
  readonly mustChangePassword: boolean
}

/**
 * Settles who calls before anything of the body is read: the session where there is one, else the bearer's token, else nobody.
 * Whatever is unsafe and not a token's needs the CSRF token of its living session, guests included: no path is exempt.
 */
export async function admit(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const claim = claimedSession(request, platform.config)
  const unsafe = isUnsafe(request)
  const byToken = hasBearer(request)
  if (unsafe && isCrossSite(request, platform.config) && (claim.present || !byToken)) throw csrfMismatch()

  const stateful = !isForeign(request, platform.config)
  const row = stateful && claim.id ? await findLiving(platform, claim.id) : undefined
  const needsCsrf = unsafe && ((stateful && claim.present) || !byToken)
  const shown = needsCsrf ? sentToken(request) : undefined
  if (needsCsrf && !(row && isCsrfToken(platform.config.appKey, row.id_hash, shown))) throw csrfMismatch()

  if (byToken && !isSignedIn(row)) return admitToken(platform, request)
  if (row && claim.id) {
    const { config } = platform
    setSessionCookies(request, reply, { id: claim.id, id_hash: row.id_hash, config, maxAge: idleTime(row.role) / 1000, shown })
  }
  return {
    actor: isSignedIn(row) ? actorOf(row) : GUEST,
    session: row?.id_hash,
    stateful,
    mustChangePassword: isSignedIn(row) && row.must_change_password,
  }
}

/** A token that does not hold may read what is public; it never stands in for the CSRF token of a write. */
async function admitToken(platform: Platform, request: FastifyRequest): Promise<Visit> {
  const actor = await bearerOf(platform, request)
  if (!actor && isUnsafe(request)) throw unauthenticated()
  return { actor: actor ?? GUEST, session: undefined, stateful: false, mustChangePassword: false }
}

async function findLiving(platform: Platform, id: string): Promise<SessionRow | undefined> {
  const now = platform.clock()
  const row = await findSession(platform.db, hashed(id), now)
  if (!row) return undefined
  const idle = now.getTime() - row.last_seen_at.getTime()
  if (idle > idleTime(row.role)) return undefined
  if (idle >= TOUCH_INTERVAL) await touchSession(platform.db, row, now)
  return row
}

function isSignedIn(row: SessionRow | undefined): row is UserSession {
  return row !== undefined && row.role !== null
}

function sentToken(request: FastifyRequest): string | undefined {
  const sent = request.headers['x-csrf-token'] ?? request.headers['x-xsrf-token']
  return typeof sent === 'string' ? sent : undefined
}

function actorOf(row: UserSession): UserActor {
  const name = `${row.first_name} ${row.last_name}`
  return {
    kind: 'user',
    user_id: row.user_id,
    role: row.role,
    name: row.impersonator === null ? name : `${row.impersonator} (as ${name})`,
    organization_id: row.organization_id,
    country_id: row.country_id,
    scope: scopeOf({ id: row.user_id, role: row.role, organization_id: row.organization_id, country_id: row.country_id }),
    impersonator_id: row.impersonator_id,
  }
}
