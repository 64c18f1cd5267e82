import type { Role } from '@tracklane/contract/kit/role'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Exchange } from '#platform/http/route.ts'
import { userAgentOf } from '#platform/http/user-agent.ts'
import { bareAddress } from '#platform/proxies.ts'
import { closeSoon } from './close-soon.ts'
import { claimedSession, setSessionCookies } from './cookies.ts'
import { noteEnded } from './ended-sessions.ts'
import { newGuestId } from './guest.ts'
import { ABSOLUTE_END, idleTime } from './lifetime.ts'
import { hashed, newSecret } from './secret.ts'
import {
  deleteActingEndedBy,
  deleteSession,
  deleteSessionsEndedBefore,
  deleteSessionsOf,
  deleteSessionsOfOrganization,
  insertSession,
  type NewSession,
  spendGuest,
} from './session.queries.ts'

export interface SessionOwner {
  readonly id: number
  readonly role: Role
  readonly password_hash: string
}

const DAY = 86_400_000

/** Gives the person a new session id and CSRF token; the old id is dead and its sockets are closed. */
export async function renewSession(ctx: Context, exchange: Exchange, owner: SessionOwner): Promise<void> {
  const { request, visit } = exchange
  const shown = claimedSession(request, ctx.platform.config).id
  const expires_at = new Date(ctx.platform.clock().getTime() + ABSOLUTE_END)
  const id = await inTransaction(ctx, async (tx) => {
    if (visit.session) {
      await tx.confirm(tx.db, { isLast: true })
      await endSession(tx, visit.session)
    } else if (shown) closeSockets(tx, hashed(shown))
    return issueSession(tx, exchange, owner, { expires_at })
  })
  sendSession(ctx, exchange, { id, role: owner.role })
}

/** Renews the session and ends all others of the person; in a transaction after its last check of rights. */
export async function renewOnlySession(tx: Context, exchange: Exchange, owner: SessionOwner): Promise<void> {
  const { session: own } = exchange.visit
  const ended = await deleteSessionsOf(tx.db, owner.id)
  noteEnded(tx, ended)
  tx.afterCommit(() => {
    for (const session of ended) if (session !== own) tx.platform.realtime.closeOwned({ session })
    if (own !== undefined) closeSoon(tx.platform, own)
  })
  const expires_at = new Date(tx.platform.clock().getTime() + ABSOLUTE_END)
  const id = await issueSession(tx, exchange, owner, { expires_at })
  sendSession(tx, exchange, { id, role: owner.role })
}

type Terms = Pick<NewSession, 'expires_at' | 'impersonator_id' | 'impersonator_password_hash' | 'impersonator_expires_at'>

/** Stores a session and returns its id, which is stored nowhere. */
export async function issueSession(ctx: Context, { request }: Exchange, owner: SessionOwner, terms: Terms): Promise<string> {
  const id = newSecret()
  const now = ctx.platform.clock()
  await insertSession(ctx.db, {
    id_hash: hashed(id),
    user_id: owner.id,
    password_hash: owner.password_hash,
    created_at: now,
    last_seen_at: now,
    ip: bareAddress(request.ip),
    user_agent: userAgentOf(request),
    ...terms,
  })
  return id
}

/** Replaces the session by a guest's. */
export async function becomeGuest(ctx: Context, exchange: Exchange): Promise<void> {
  const shown = claimedSession(exchange.request, ctx.platform.config).id
  if (exchange.visit.session) await endSession(ctx, exchange.visit.session)
  else if (shown) closeSockets(ctx, hashed(shown))
  sendSession(ctx, exchange, { id: newGuestId(ctx.platform.config.appKey, ctx.platform.clock()), role: null })
}

/** Sends the cookies of a committed session. */
export function sendSession({ platform }: Context, { request, reply }: Exchange, { id, role }: { id: string; role: Role | null }): void {
  setSessionCookies(request, reply, { id, id_hash: hashed(id), config: platform.config, maxAge: idleTime(role) / 1000 })
}

/** Ends every session of the person, including acting ones in both directions. */
export async function endSessionsOf(ctx: Context, userId: number): Promise<void> {
  noteEnded(ctx, await deleteSessionsOf(ctx.db, userId))
  ctx.afterCommit(() => ctx.platform.realtime.closeOwned({ user_id: userId }))
}

/** Ends every session of an organization's people. */
export async function endSessionsOfOrganization(ctx: Context, organizationId: number): Promise<void> {
  for (const session of await deleteSessionsOfOrganization(ctx.db, organizationId)) closeSockets(ctx, session)
}

/** Deletes sessions that ended more than a day ago; their sockets were closed at their end. */
export async function forgetEndedSessions(ctx: Context): Promise<void> {
  await endActingOverTime(ctx)
  await deleteSessionsEndedBefore(ctx.db, new Date(ctx.platform.clock().getTime() - DAY))
}

/**
 * Ends acting sessions whose hour is over. Nobody asks for them, so a trigger writes their end when they are found, with the planned time.
 */
export async function endActingOverTime(ctx: Context): Promise<void> {
  for (const session of await deleteActingEndedBy(ctx.db, ctx.platform.clock())) closeSockets(ctx, session)
}

/** Ends a session. A guest's has no row: it gets one, so that its id is spent. */
async function endSession(ctx: Context, session: string): Promise<void> {
  const now = ctx.platform.clock()
  const isStored = await deleteSession(ctx.db, session)
  if (!isStored) await spendGuest(ctx.db, { id_hash: session, now, expires_at: new Date(now.getTime() + ABSOLUTE_END) })
  closeSockets(ctx, session)
}

/** Closes the sockets of a session, even of one that had ended before. */
function closeSockets(ctx: Context, session: string): void {
  noteEnded(ctx, [session])
  ctx.afterCommit(() => ctx.platform.realtime.closeOwned({ session }))
}
