import type { StatusChange } from '@tracklane/contract/order-move'
import type { StatusId } from '@tracklane/contract/order-status'
import { applyChanges } from '#features/order/apply-changes.service.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import { closedReason } from '#features/order/order.rules.ts'
import { lockVisibleOrder } from '#features/order/order.service.ts'
import { type Flow, type OrderAnswer, toOrder } from '#features/order/order-row.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOutdated } from '#platform/edit.ts'
import { conflict, invalid, stale } from '#platform/errors.ts'
import { decideMove, hasLeft, movedMeanwhile, readMove } from './decide-move.ts'
import { moveLookups } from './move-lookups.service.ts'

export interface Target {
  readonly orderId: number
  readonly statusId: StatusId
}

/** Moves an order along its flow: status, assignment and both logs together, or nothing. */
export function setOrderStatus(ctx: Context, { orderId, statusId }: Target, change: StatusChange): Promise<OrderAnswer> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockVisibleOrder(tx, orderId)
    const asked = readMove(tx, statusId, change)
    const lookups = moveLookups(tx)
    const flow = await lookups.flowOf(order)
    // A closed order gets its own refusal, even at the current version.
    if (!closedReason(order)) requireUnmoved(tx, order, flow, change)
    const decision = await decideMove(tx, lookups, { order, asked })
    if ('reason' in decision) throw invalid({ [decision.field]: decision.reason })
    const [after] = await applyChanges(tx, [decision], asked.comment)
    return toOrder(tx, after ?? order, flow)
  })
}

/** Throws unless the order is still as the person saw it: in the status they move it from, and at the version they name. */
function requireUnmoved(tx: Context, order: OrderView, flow: Flow, change: StatusChange): void {
  if (hasLeft(order, change.from_status_id)) throw conflict(movedMeanwhile, toOrder(tx, order, flow))
  if (isOutdated(tx, order)) throw stale(toOrder(tx, order, flow))
}
