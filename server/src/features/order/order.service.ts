import { flowFor } from '#features/order-flow/order-flow.service.ts'
import { announceOrders } from '#features/realtime/realtime.service.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { findOrder, lockOrder, type OrderView } from './order.queries.ts'
import { mayRestore } from './order-filter.service.ts'
import { type OrderAnswer, toOrder } from './order-row.ts'

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

function visible(ctx: Context, order: OrderView | undefined): OrderView {
  if (!order || (order.deleted_at && !mayRestore(ctx.actor))) throw notFound()
  return order
}

/** Tells who has the order before them, and the courier who just lost it. */
export function announceOrder(ctx: Context, after: OrderView, before?: OrderView): void {
  const couriers = new Set([after.courier_user_id, before?.courier_user_id ?? after.courier_user_id])
  announceOrders(
    ctx,
    [...couriers].map((courier_user_id) => ({
      id: after.id,
      organization_id: after.organization_id,
      country_id: after.country_id,
      courier_user_id,
    })),
  )
}
