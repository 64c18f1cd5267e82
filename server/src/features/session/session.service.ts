import { outranks } from '@tracklane/contract/kit/rank'
import type { Session } from '@tracklane/contract/session'
import type { z } from 'zod'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { normalizedLogin } from '#features/sign-in/sign-in.rules.ts'
import { recordSignIn } from '#features/sign-in/sign-in.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, notFound, requireFound, unauthenticated } from '#platform/errors.ts'
import type { Exchange } from '#platform/http/route.ts'
import { noteEnded } from '#platform/session/ended-sessions.ts'
import { becomeGuest, endSessionsOf } from '#platform/session/session.ts'
import { deleteAttemptsOf, deleteSeats, findSeats, lockPerson, type Person, type Seat } from './session.queries.ts'

type SessionRow = z.input<typeof Session>

export async function listOwnSessions(ctx: Context, exchange: Exchange): Promise<SessionRow[]> {
  return listed(await findSeats(ctx.db, selfOf(ctx), ctx.platform.clock()), exchange)
}

/** Ends the person's other sessions ("Sign out elsewhere"). */
export async function endOtherSessions(ctx: Context, exchange: Exchange): Promise<void> {
  await inTransaction(ctx, (tx) => endSeats(tx, selfOf(tx), ({ id_hash }) => id_hash !== exchange.visit.session))
}

/** Ends one of the own sessions; for the current one this is a sign-out. */
export async function endOwnSession(ctx: Context, id: number, exchange: Exchange): Promise<void> {
  if (await isCurrent(ctx, id, exchange)) return becomeGuest(ctx, exchange)
  await inTransaction(ctx, (tx) => endSeat(tx, selfOf(tx), id))
}

export function listSessions(ctx: Context, userId: number, exchange: Exchange): Promise<SessionRow[]> {
  return inTransaction(ctx, async (tx) => {
    const person = await requireLower(tx, userId)
    return listed(await findSeats(tx.db, person.id, tx.platform.clock()), exchange)
  })
}

/** Ends a person's sessions, including those where others act as them; a caller who ends the own ones keeps the current one. */
export function endSessions(ctx: Context, userId: number, exchange: Exchange): Promise<void> {
  if (userId === selfOf(ctx)) return endOtherSessions(ctx, exchange)
  return inTransaction(ctx, async (tx) => {
    const { id } = await requireLower(tx, userId)
    const { length } = await findSeats(tx.db, id, tx.platform.clock())
    await endSessionsOf(tx, id)
    if (length > 0) await recordCount(tx, id, { old: length, new: 0 })
  })
}

export async function endSession(ctx: Context, at: { userId: number; sessionId: number }, exchange: Exchange): Promise<void> {
  if (at.userId === selfOf(ctx)) return endOwnSession(ctx, at.sessionId, exchange)
  await inTransaction(ctx, async (tx) => {
    const { id } = await requireLower(tx, at.userId)
    await endSeat(tx, id, at.sessionId)
  })
}

/**
 * Lifts a lock: the person may sign in again at once, and the count of failures starts anew. A lock that had ended is not recorded as
 * lifted.
 */
export function unlock(ctx: Context, userId: number, { request }: Exchange): Promise<{ id: number; locked_until: null }> {
  return inTransaction(ctx, async (tx) => {
    const { id, email } = await requireLower(tx, userId)
    if (await deleteAttemptsOf(tx.db, normalizedLogin(email), tx.platform.clock())) {
      await recordSignIn(tx, { kind: 'unlocked', user_id: id, email, request })
      await recordChange(tx, { entity: 'user', entity_id: id, action: 'updated', changes: { locked: { old: true, new: false } } })
    }
    return { id, locked_until: null }
  })
}

/**
 * Returns the person if they rank below the caller. Throws the error of a missing account for one that the caller may not see, and refuses
 * others.
 */
async function requireLower(tx: Context, id: number): Promise<Person> {
  const { actor } = tx
  const person = requireFound(await lockPerson(tx.db, actor, id))
  if (actor.kind !== 'user' || !outranks(actor.role, person.role)) throw forbidden()
  return person
}

function selfOf({ actor }: Context): number {
  if (actor.kind !== 'user') throw unauthenticated()
  return actor.user_id
}

async function isCurrent(ctx: Context, id: number, { visit }: Exchange): Promise<boolean> {
  const seats = await findSeats(ctx.db, selfOf(ctx), ctx.platform.clock())
  return seats.some((seat) => seat.id === id && seat.id_hash === visit.session)
}

async function endSeat(tx: Context, userId: number, id: number): Promise<void> {
  if ((await endSeats(tx, userId, (seat) => seat.id === id)) === 0) throw notFound()
}

/** Ends sessions with their sockets; returns their number. */
async function endSeats(tx: Context, userId: number, isMeant: (seat: Seat) => boolean): Promise<number> {
  const seats = await findSeats(tx.db, userId, tx.platform.clock())
  const ended = await deleteSeats(
    tx.db,
    seats.filter(isMeant).map(({ id }) => id),
  )
  if (ended.length > 0) await recordCount(tx, userId, { old: seats.length, new: seats.length - ended.length })
  noteEnded(tx, ended)
  tx.afterCommit(() => {
    for (const session of ended) tx.platform.realtime.closeOwned({ session })
  })
  return ended.length
}

function recordCount(tx: Context, userId: number, sessions: { old: number; new: number }): Promise<void> {
  return recordChange(tx, { entity: 'user', entity_id: userId, action: 'updated', changes: { sessions } })
}

/** Copies field by field, so that no hash of a session is sent. */
function listed(seats: readonly Seat[], { visit }: Exchange): SessionRow[] {
  return seats.map(({ id, id_hash, created_at, last_seen_at, ip, user_agent }) => ({
    id,
    current: id_hash === visit.session,
    created_at,
    last_seen_at,
    ip,
    user_agent,
  }))
}
