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

/** Without data of the customer, since it outlives the session. */
const OutgoingMove = z.object({
  order_id: z.number(),
  track: z.string(),
  to: OrderStatusId,
  /** The status it was moved from and, for a delivery, its time. */
  body: StatusChange,
  /** The time of the body by the phone's own clock, where the move was made at that moment. */
  made_at: z.number().optional(),
})
export type OutgoingMove = z.output<typeof OutgoingMove>
export type OutgoingEntry = OutboxEntry<OutgoingMove>
type Sendable = Pick<OutgoingEntry, 'key' | 'payload'>

/** Milliseconds after which a request is sent again: with the interval of the queue, a returned network is found within 15 seconds. */
const PATIENCE = 8_000

/** The queue of a courier's moves. Every move goes through it, so that none is lost with the network. */
export const outgoingMoves = createOutbox('outgoing-moves', OutgoingMove, { send: sendMove, look, isThere })

/** Sends a move. Returns another move to send where this one was refused only because of the phone's clock. */
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
    // The order may have that status already: an earlier answer was lost, or the office moved it.
    if (now?.status_id !== to) throw error
  }
  return undefined
}

/** Corrects the time of a move after a change of the phone's clock since it was last compared with the server's. */
async function corrected({ made_at: _, ...move }: OutgoingMove, madeAt: number): Promise<OutgoingMove> {
  const { data } = await call(deliveryEndpoints.deliveries, { limit: PATIENCE })
  const delivered_at = momentOf(madeAt, { server: Date.parse(data.now), phone: Date.now() })
  return { ...move, body: { ...move.body, delivered_at } }
}

/** Checks whether a move can be taken back: the order must still be where it was moved from. */
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

/** Counts the moves of this person that the server does not have yet. */
export async function countWaiting(profile: Profile): Promise<number> {
  await showOutgoingMoves()
  const { entries } = outgoingMoves.useEntries.getState()
  return entries.filter(({ owner, problem }) => owner === personKey(profile) && !problem).length
}

/** Shows the moves on the disk. */
export async function showOutgoingMoves(): Promise<void> {
  await outgoingMoves.refresh().catch((error: unknown) => logError('What waits could not be read', error))
}
