import type { Role } from '@tracklane/contract/kit/role'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Exchange } from '#platform/http/route.ts'
import { setSessionCookies } from './cookies.ts'
import { ABSOLUTE_END, idleTime } from './lifetime.ts'
import { hashed, newSecret } from './secret.ts'
import { deleteSession, deleteSessionsEndedBefore, deleteSessionsOf, insertSession } from './session.queries.ts'

interface SessionOwner {
  readonly id: number
  readonly role: Role
  readonly password_hash: string
}

const DAY = 86_400_000
const LONGEST_USER_AGENT = 300

/** A new id and CSRF token for the person (or a guest); the id there was before is dead, and so are its sockets. */
export async function renewSession(ctx: Context, exchange: Exchange, owner: SessionOwner | undefined): Promise<void> {
  const { request, reply, visit } = exchange
  const id = newSecret()
  const id_hash = hashed(id)
  const now = ctx.platform.clock()
  await inTransaction(ctx, async (tx) => {
    if (visit.session) await endSession(tx, visit.session)
    await insertSession(tx.db, {
      id_hash,
      user_id: owner?.id ?? null,
      password_hash: owner?.password_hash ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_END),
      ip: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    })
  })
  setSessionCookies(request, reply, { id, id_hash, config: ctx.platform.config, maxAge: idleTime(owner?.role ?? null) / 1000 })
}

/** Every session of the person ends, also where somebody else acts as them or they as somebody else. */
export async function endSessionsOf(ctx: Context, userId: number): Promise<void> {
  await deleteSessionsOf(ctx.db, userId)
  ctx.afterCommit(() => ctx.platform.realtime.closeOwned({ user_id: userId }))
}

/** Sessions that ended more than a day ago leave no trace. */
export async function forgetEndedSessions(ctx: Context): Promise<void> {
  await deleteSessionsEndedBefore(ctx.db, new Date(ctx.platform.clock().getTime() - DAY))
}

async function endSession(ctx: Context, session: string): Promise<void> {
  await deleteSession(ctx.db, session)
  ctx.afterCommit(() => ctx.platform.realtime.closeOwned({ session }))
}
