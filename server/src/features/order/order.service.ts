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

/** The order as it stands, as this person may see it. */
export async function answerOrder(ctx: Context, order: OrderView): Promise<OrderAnswer> {
  return toOrder(ctx, order, await flowFor(ctx, order))
}

/** Foreign, absent, and deleted for those who cannot restore it: all 404. */
export async function getVisibleOrder(ctx: Context, id: number): Promise<OrderView> {
  return visible(ctx, await findOrder(ctx.db, ctx.actor.scope, id))
}

/** The same, locked until the transaction ends. */
export async function lockVisibleOrder(tx: Context, id: number): Promise<OrderView> {
  return visible(tx, await lockOrder(tx.db, tx.actor.scope, id))
}

/** All of those asked for, in the order asked; one that this person may not see refuses the whole. */
export async function getVisibleOrders(ctx: Context, ids: readonly number[]): Promise<OrderView[]> {
  return allVisible(ctx, ids, await findOrders(ctx.db, ctx.actor.scope, ids), 'order_ids')
}

/** Those of them that this person may see, by id. */
export async function findVisibleOrders(ctx: Context, ids: readonly number[]): Promise<OrderView[]> {
  return (await findOrders(ctx.db, ctx.actor.scope, ids)).filter((order) => isVisible(ctx, order))
}

/** All of those asked for, locked until the transaction ends. */
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

/** Says what this transaction does to orders. Without `before` an order was made. */
export function announceChanges(tx: Context, changes: readonly ChangedOrder[]): void {
  if (changes.length > 0) tx.emit(ordersChanged, changes.map(orderChange))
}
