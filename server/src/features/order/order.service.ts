import { flowFor } from '#features/order-flow/order-flow.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, notOffered } from '#platform/errors.ts'
import { ordersChanged } from './order.events.ts'
import { findOrder, findOrders, lockOrder, lockOrders } from './order.queries.ts'
import { mayRestore, type OrderView } from './order.rules.ts'
import { orderChange } from './order-happenings.rules.ts'
import { type OrderAnswer, toOrder } from './order-row.service.ts'

export async function getOrder(ctx: Context, id: number): Promise<OrderAnswer> {
  return answerOrder(ctx, await getVisibleOrder(ctx, id))
}

/** Returns the current order as this person may see it. */
export async function answerOrder(ctx: Context, order: OrderView): Promise<OrderAnswer> {
  return toOrder(ctx, order, await flowFor(ctx, order))
}

/** Returns the order. Throws 404 where it is foreign, missing, or deleted and the person cannot restore it. */
export async function getVisibleOrder(ctx: Context, id: number): Promise<OrderView> {
  return visible(ctx, await findOrder(ctx.db, ctx.actor.scope, id))
}

/** Returns the order and locks it until the transaction ends. */
export async function lockVisibleOrder(tx: Context, id: number): Promise<OrderView> {
  return visible(tx, await lockOrder(tx.db, tx.actor.scope, id))
}

/** Returns all requested orders in the requested order; throws where the person may not see one of them. */
export async function getVisibleOrders(ctx: Context, ids: readonly number[]): Promise<OrderView[]> {
  return allVisible(ctx, ids, await findOrders(ctx.db, ctx.actor.scope, ids), 'order_ids')
}

/** Returns the orders that this person may see, by id. */
export async function findVisibleOrders(ctx: Context, ids: readonly number[]): Promise<OrderView[]> {
  return (await findOrders(ctx.db, ctx.actor.scope, ids)).filter((order) => isVisible(ctx, order))
}

/** Returns all requested orders and locks them until the transaction ends. */
export async function lockVisibleOrders(tx: Context, ids: readonly number[], field = 'order_ids'): Promise<OrderView[]> {
  return allVisible(tx, ids, await lockOrders(tx.db, tx.actor.scope, ids), field)
}

function allVisible(ctx: Context, ids: readonly number[], found: readonly OrderView[], field: string): OrderView[] {
  const byId = new Map(found.filter((order) => isVisible(ctx, order)).map((order) => [order.id, order]))
  return [...new Set(ids)].map((id) => {
    const order = byId.get(id)
    if (!order) throw invalid({ [field]: notOffered })
    return order
  })
}

function visible(ctx: Context, order: OrderView | undefined): OrderView {
  if (!order || !isVisible(ctx, order)) throw notFound()
  return order
}

function isVisible(ctx: Context, order: OrderView): boolean {
  return order.deleted_at === null || mayRestore(ctx.actor)
}

export interface ChangedOrder {
  readonly after: OrderView
  readonly before?: OrderView | undefined
}

/** Announces the changes of this transaction to orders. Without `before` an order was created. */
export function announceChanges(tx: Context, changes: readonly ChangedOrder[]): void {
  if (changes.length > 0) tx.emit(ordersChanged, changes.map(orderChange))
}
