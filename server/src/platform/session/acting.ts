import type { Selectable } from 'kysely'
import type { SessionTable } from '#db/tables/user.table.ts'
import type { Context } from '#platform/context.ts'
import { unauthenticated } from '#platform/errors.ts'
import type { Exchange } from '#platform/http/route.ts'
import { closeSoon } from './close-soon.ts'
import { noteEnded } from './ended-sessions.ts'
import { ACTING_END } from './lifetime.ts'
import { takeSession } from './session.queries.ts'
import { issueSession, type SessionOwner } from './session.ts'

/**
 * Ends the person's own session and begins one as the other person. It remembers who really uses it and when the own session would have
 * ended. Returns its id, to be sent after the transaction.
 */
export async function beginActing(tx: Context, exchange: Exchange, { self, as }: { self: number; as: SessionOwner }): Promise<string> {
  const own = await takeOver(tx, exchange)
  const last = tx.platform.clock().getTime() + ACTING_END
  return issueSession(tx, exchange, as, {
    expires_at: new Date(Math.min(last, own.expires_at.getTime())),
    impersonator_id: self,
    impersonator_expires_at: own.expires_at,
    ...(own.password_hash !== null && { impersonator_password_hash: own.password_hash }),
  })
}

/** Ends the acting and begins a session that ends when the own one would have. */
export async function endActing(tx: Context, exchange: Exchange, impersonator: SessionOwner): Promise<string> {
  const { impersonator_expires_at, expires_at } = await takeOver(tx, exchange)
  return issueSession(tx, exchange, impersonator, { expires_at: impersonator_expires_at ?? expires_at })
}

/** Takes the session over, once: of two requests with the same session the second gets nothing. */
async function takeOver(tx: Context, { visit }: Exchange): Promise<Selectable<SessionTable>> {
  const { session } = visit
  if (session === undefined) throw unauthenticated()
  await tx.confirm(tx.db, { isLast: true })
  const row = await takeSession(tx.db, session)
  if (!row) throw unauthenticated()
  noteEnded(tx, [session])
  tx.afterCommit(() => closeSoon(tx.platform, session))
  return row
}
