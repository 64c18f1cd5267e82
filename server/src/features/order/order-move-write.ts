import { changesBetween, recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { type Assignment, giveToCouriers } from './courier-order.service.ts'
import type { OrderView } from './order.queries.ts'
import { announceChanges } from './order.service.ts'
import { orderChanges } from './order-changes.ts'
import { type MovedOrder, writeMoves } from './order-move.queries.ts'
import type { Move } from './order-move-rules.ts'

/**
 * Writes moves that were decided, of orders that are locked: assignments, orders, both logs, one announcement. Answers every order
 * as it is now; one that is already so is neither written, logged nor announced.
 */
export async function carryOut(tx: Context, moves: readonly Move[], comment: string | undefined): Promise<OrderView[]> {
  const assignments = await giveToCouriers(
    tx,
    moves.flatMap(({ order, courier }) => (courier ? [{ order, courier }] : [])),
  )
  const changing = moves.flatMap((move) => {
    const moved = movedOrder(move, assignments.get(move.order.id))
    return Object.keys(changesBetween(move.order, columnsOf(moved))).length > 0 ? [moved] : []
  })
  if (changing.length === 0) return moves.map(({ order }) => order)

  const after = byId(await writeMoves(tx.db, changing, { actor_name: tx.actor.name, comment: comment || null, now: tx.platform.clock() }))
  const changed = moves.flatMap(({ order }) => {
    const now = after.get(order.id)
    return now ? [{ before: order, after: now }] : []
  })
  await recordChanges(
    tx,
    changed.map(({ before, after }) => ({ entity: 'order', entity_id: after.id, action: 'updated', changes: orderChanges(before, after) })),
  )
  announceChanges(tx, changed)
  return moves.map(({ order }) => after.get(order.id) ?? order)
}

function movedOrder({ order, columns }: Move, assignment: Assignment | undefined): MovedOrder {
  const { id, status_id, sub_status_id, delivery_from, delivery_to, delivered_at, comment, courier_order_id, courier_id } = {
    ...order,
    ...columns,
    ...(assignment ? { courier_order_id: assignment.id, courier_id: assignment.courier_id } : {}),
  }
  return {
    id,
    status_from: order.status_id,
    status_id,
    sub_status_id,
    delivery_from,
    delivery_to,
    delivered_at,
    comment,
    courier_order_id,
    courier_id,
    is_logged: status_id !== order.status_id || sub_status_id !== order.sub_status_id,
  }
}

/** Those that are columns of the order. */
function columnsOf({ status_from: _, is_logged: __, ...columns }: MovedOrder): object {
  return columns
}

function byId(orders: readonly OrderView[]): Map<number, OrderView> {
  return new Map(orders.map((order) => [order.id, order]))
}
