import { phrase } from '@tracklane/contract/kit/phrase'
import type { StatusChange } from '@tracklane/contract/order'
import type { StatusId } from '@tracklane/contract/order-status'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { changesBetween, recordChange } from '#features/model-log/model-log.service.ts'
import { flowFor } from '#features/order-flow/order-flow.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, stale } from '#platform/errors.ts'
import { giveToCourier } from './courier-order.service.ts'
import { type OrderView, patchOrder, type StatusLogLine } from './order.queries.ts'
import { announceOrder, lockVisibleOrder } from './order.service.ts'
import { orderChanges } from './order-changes.ts'
import { columnsOfMove, courierForMove } from './order-move-rules.ts'
import { closedReason, type Flow, type OrderAnswer, refusalFor, toOrder } from './order-row.ts'

export interface Target {
  readonly orderId: number
  readonly statusId: StatusId
}

/** Moves an order along its flow: status, assignment and both logs together, or nothing at all. */
export function setOrderStatus(ctx: Context, { orderId, statusId }: Target, change: StatusChange): Promise<OrderAnswer> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockVisibleOrder(tx, orderId)
    const closed = closedReason(order)
    if (closed) throw invalid({ status_id: closed })
    const flow = await flowFor(tx, order)
    requireFresh(tx, order, flow, change)
    const refusal = refusalFor(tx, order, flow, statusId)
    if (refusal) throw invalid({ status_id: refusal })

    const columns = await columnsOfMove(tx, order, statusId, change)
    const courierId = courierForMove(tx.actor, order, statusId, change)
    const assignment = courierId === undefined ? undefined : await giveToCourier(tx, order, { courier_id: courierId })
    const assigned = assignment ? { courier_order_id: assignment.id, courier_id: assignment.courier_id } : {}
    const after = await write(tx, order, { ...columns, ...assigned }, change.comment)
    return toOrder(tx, after ?? order, flow)
  })
}

/** What the person saw must still be so: the status they move it from, and the version where they name one. */
function requireFresh(tx: Context, order: OrderView, flow: Flow, change: StatusChange): void {
  if (change.from_status_id !== undefined && change.from_status_id !== order.status_id) {
    throw conflict(phrase('order', 'The order has been moved meanwhile'), toOrder(tx, order, flow))
  }
  if (tx.ifMatch !== undefined && tx.ifMatch !== order.version) throw stale(toOrder(tx, order, flow))
}

/** Undefined when the order is already so: nothing is written, logged or announced then. */
async function write(tx: Context, order: OrderView, columns: OrderColumns, comment: string | undefined): Promise<OrderView | undefined> {
  if (Object.keys(changesBetween(order, columns)).length === 0) return undefined
  const now = tx.platform.clock()
  const isMoved = columns.status_id !== order.status_id
  const patch = { ...columns, updated_at: now, ...(isMoved ? { status_changed_at: now } : {}) }
  const after = await patchOrder(tx.db, order.id, patch, statusLine(tx, order, columns, { comment, now }))
  await recordChange(tx, { entity: 'order', entity_id: order.id, action: 'updated', changes: orderChanges(order, after) })
  announceOrder(tx, after, order)
  return after
}

/** The status log tells of statuses and sub-statuses only. */
function statusLine(
  tx: Context,
  order: OrderView,
  columns: OrderColumns,
  { comment, now }: { comment: string | undefined; now: Date },
): StatusLogLine | undefined {
  const { status_id = order.status_id, sub_status_id = order.sub_status_id } = columns
  if (status_id === order.status_id && sub_status_id === order.sub_status_id) return undefined
  return {
    status_from: order.status_id,
    status_to: status_id,
    sub_status_id,
    actor_name: tx.actor.name,
    comment: comment || null,
    created_at: now,
  }
}
