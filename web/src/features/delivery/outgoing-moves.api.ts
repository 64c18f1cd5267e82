import type { Profile } from '@tracklane/contract/auth'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderMoveEndpoints, StatusChange } from '@tracklane/contract/order-move'
import { OrderStatusId } from '@tracklane/contract/order-status'
import { useMemo } from 'react'
import { z } from 'zod'
import { personKey } from '#features/auth/same-person.rules.ts'
import { ApiError, call, rowOf } from '#lib/http.ts'
import { logError } from '#lib/log.ts'
import { createOutbox } from '#lib/outbox.ts'
import type { OutboxEntry, Problem } from '#lib/outbox-entry.ts'
import { isThere, takeOrder } from './delivery.api.ts'
import { momentOf } from './move-moment.rules.ts'

/** Nothing of the customer: it outlives the session. */
const OutgoingMove = z.object({
  order_id: z.number(),
  track: z.string(),
  to: OrderStatusId,
  /** With the status it was moved from and, where it was delivered, the time that was. */
  body: StatusChange,
  /** The time of the body by the phone's own clock, where it was the moment of the move. */
  made_at: z.number().optional(),
})
export type OutgoingMove = z.output<typeof OutgoingMove>
export type OutgoingEntry = OutboxEntry<OutgoingMove>
type Sendable = Pick<OutgoingEntry, 'key' | 'payload'>

/** A request that takes longer is asked again: with the pace of the queue, a network that is back is found within 15 seconds. */
const PATIENCE = 8_000

/** A courier's moves: each goes through here, so that none is lost with the network. */
export const outgoingMoves = createOutbox('outgoing-moves', OutgoingMove, { send: sendMove, look, isThere })

/** Another move where this one was refused for the phone's clock alone. */
export async function sendMove({ key, payload }: Sendable): Promise<OutgoingMove | undefined> {
  const { order_id, to, body } = payload
  try {
    const params = { orderId: order_id, statusId: to }
    const answer = await call(orderMoveEndpoints.setStatus, { params, body, headers: { 'Idempotency-Key': key }, limit: PATIENCE })
    takeOrder(answer.data)
  } catch (error) {
    if (isForClock(error) && payload.made_at !== undefined) return corrected(payload, payload.made_at)
    const now = rowOf(error, orderMoveEndpoints.setStatus)
    if (now) takeOrder(now)
    // The order has reached that status already: an earlier answer was lost, or somebody in the office moved it.
    if (now?.status_id !== to) throw error
  }
  return undefined
}

/** The phone's clock was changed since it was last compared with the server's. */
async function corrected({ made_at: _, ...move }: OutgoingMove, madeAt: number): Promise<OutgoingMove> {
  const { data } = await call(deliveryEndpoints.deliveries, { limit: PATIENCE })
  const delivered_at = momentOf(madeAt, { server: Date.parse(data.now), phone: Date.now() })
  return { ...move, body: { ...move.body, delivered_at } }
}

/** A move is taken back where the order still stands where it was moved from. */
async function look({ payload: { order_id, body } }: OutgoingEntry): Promise<Problem | undefined> {
  const { data } = await call(orderEndpoints.get, { params: { id: order_id }, limit: PATIENCE })
  takeOrder(data)
  return data.status_id === body.from_status_id ? undefined : { status: 409, texts: [], arrived: true }
}

function isForClock(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors?.delivered_at !== undefined
}

export function useOutgoingMoves(profile: Profile): OutgoingEntry[] {
  const owner = personKey(profile)
  const entries = outgoingMoves.useEntries((state) => state.entries)
  return useMemo(() => entries.filter((entry) => entry.owner === owner), [entries, owner])
}

/** How many moves of this person the server does not have yet. */
export async function countWaiting(profile: Profile): Promise<number> {
  await showOutgoingMoves()
  const { entries } = outgoingMoves.useEntries.getState()
  return entries.filter(({ owner, problem }) => owner === personKey(profile) && !problem).length
}

/** As the disk has them. */
export async function showOutgoingMoves(): Promise<void> {
  await outgoingMoves.refresh().catch((error: unknown) => logError('What waits could not be read', error))
}
