import type { OrderColumns } from '#db/tables/order.table.ts'
import type { AssignableCourier } from '#features/courier/courier.service.ts'
import { type Assignment, giveToCouriers, takeFromCouriers } from '#features/courier-order/courier-order.service.ts'
import { changesBetween, recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { type WrittenColumns, type WrittenOrder, writeOrders } from './apply-changes.queries.ts'
import type { OrderView } from './order.queries.ts'
import { announceChanges, type ChangedOrder } from './order.service.ts'
import { orderChanges } from './order-log-words.ts'

/** A change of one order that was decided: what it will be. */
export interface Change {
  readonly order: OrderView
  readonly columns: OrderColumns
  /** To be given to this courier on the way; null: to nobody any longer. */
  readonly courier?: AssignableCourier | null | undefined
}

/**
 * Writes changes that were decided, of orders that are locked: assignments, orders, both logs, one announcement. Answers every order
 * as it is now; one that is already so is neither written, logged nor announced.
 */
export async function carryOut(tx: Context, changes: readonly Change[], comment?: string | undefined): Promise<OrderView[]> {
  const assignments = await assign(tx, changes)
  const changing = changes.flatMap((change) => {
    const written = writtenOrder(change, assignments.get(change.order.id))
    return Object.keys(changesBetween(change.order, columnsOf(written))).length > 0 ? [written] : []
  })
  if (changing.length === 0) return changes.map(({ order }) => order)

  const remark = { actor_name: tx.actor.name, comment: comment || null, now: tx.platform.clock() }
  const after = byId(await writeOrders(tx.db, changing, remark))
  await tell(
    tx,
    changes.flatMap(({ order }) => {
      const now = after.get(order.id)
      return now ? [{ before: order, after: now }] : []
    }),
  )
  return changes.map(({ order }) => after.get(order.id) ?? order)
}

async function assign(tx: Context, changes: readonly Change[]): Promise<Map<number, Assignment>> {
  await takeFromCouriers(
    tx,
    changes.flatMap(({ order, courier }) => (courier === null ? [order] : [])),
  )
  return giveToCouriers(
    tx,
    changes.flatMap(({ order, courier }) => (courier ? [{ order, courier }] : [])),
  )
}

async function tell(tx: Context, changed: readonly Required<ChangedOrder>[]): Promise<void> {
  await recordChanges(
    tx,
    changed.map(({ before, after }) => ({
      entity: 'order',
      entity_id: after.id,
      action: after.deleted_at && !before?.deleted_at ? 'deleted' : 'updated',
      changes: orderChanges(before, after),
    })),
  )
  announceChanges(tx, changed)
}

function writtenOrder({ order, columns, courier }: Change, assignment: Assignment | undefined): WrittenOrder {
  const now: WrittenColumns = {
    ...order,
    ...columns,
    ...(courier === null ? { courier_order_id: null, courier_id: null } : {}),
    ...(assignment ? { courier_order_id: assignment.id, courier_id: assignment.courier_id } : {}),
  }
  return {
    id: order.id,
    status_from: order.status_id,
    status_id: now.status_id,
    sub_status_id: now.sub_status_id,
    customer_address: now.customer_address,
    delivery_from: now.delivery_from,
    delivery_to: now.delivery_to,
    delivered_at: now.delivered_at,
    comment: now.comment,
    courier_order_id: now.courier_order_id,
    courier_id: now.courier_id,
    paid_at: now.paid_at,
    archived_at: now.archived_at,
    deleted_at: now.deleted_at,
    is_logged: now.status_id !== order.status_id || now.sub_status_id !== order.sub_status_id,
  }
}

/** Those that are columns of the order. */
function columnsOf({ status_from: _, is_logged: __, ...columns }: WrittenOrder): object {
  return columns
}

function byId(orders: readonly OrderView[]): Map<number, OrderView> {
  return new Map(orders.map((order) => [order.id, order]))
}
