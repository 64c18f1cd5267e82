import type { Profile } from '@tracklane/contract/auth'
import { orderMoveEndpoints, StatusChange } from '@tracklane/contract/order-move'
import { OrderStatusId } from '@tracklane/contract/order-status'
import { useMemo } from 'react'
import { z } from 'zod'
import { personKey } from '#features/auth/kept-profile.store.ts'
import { call, rowOf } from '#lib/http.ts'
import { createOutbox } from '#lib/outbox.ts'
import type { OutboxEntry } from '#lib/outbox-entries.ts'
import { takeOrder } from './delivery.api.ts'

const OutgoingMove = z.object({
  order_id: z.number(),
  track: z.string(),
  to: OrderStatusId,
  /** With the status it was moved from and, where it was delivered, the time that was. */
  body: StatusChange,
})
type OutgoingMove = z.output<typeof OutgoingMove>
export type OutgoingEntry = OutboxEntry<OutgoingMove>

/** A courier's moves: each goes through here, so that none is lost with the network. */
export const outgoingMoves = createOutbox('outgoing-moves', OutgoingMove, send)

async function send({ key, payload: { order_id, to, body } }: OutgoingEntry): Promise<void> {
  try {
    const params = { orderId: order_id, statusId: to }
    takeOrder((await call(orderMoveEndpoints.setStatus, { params, body, headers: { 'Idempotency-Key': key } })).data)
  } catch (error) {
    const now = rowOf(error, orderMoveEndpoints.setStatus)
    if (now) takeOrder(now)
    // It is where it was to go: an answer lost long ago, or somebody in the office was as quick.
    if (now?.status_id !== to) throw error
  }
}

/** Takes the place of what was refused of the same order. */
export function sendMove(profile: Profile, move: OutgoingMove): void {
  const owner = personKey(profile)
  for (const entry of outgoingMoves.useEntries.getState().entries)
    if (entry.owner === owner && entry.payload.order_id === move.order_id) outgoingMoves.remove(entry.key)
  outgoingMoves.add(owner, move)
}

export function useOutgoingMoves(profile: Profile): OutgoingEntry[] {
  const owner = personKey(profile)
  const entries = outgoingMoves.useEntries((state) => state.entries)
  return useMemo(() => entries.filter((entry) => entry.owner === owner), [entries, owner])
}

/** How many moves of this person the server does not have yet. */
export function countWaiting(profile: Profile): number {
  const { entries } = outgoingMoves.useEntries.getState()
  return entries.filter(({ owner, problem }) => owner === personKey(profile) && !problem).length
}

export function forgetOutgoingMoves(profile: Profile): void {
  outgoingMoves.clear(personKey(profile))
}
