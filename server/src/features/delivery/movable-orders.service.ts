import type { OrderFilter } from '@tracklane/contract/order-filter'
import { answerOrder } from '#features/order/order.service.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import { findOrderPage, type Slice } from '#features/order-list/order-list.queries.ts'
import type { Context } from '#platform/context.ts'

/** Orders with the moves this person may make of each: what a courier's screen is made of. */
export async function listMovableOrders(ctx: Context, filter: OrderFilter, slice: Slice): Promise<OrderAnswer[]> {
  const { orders } = await findOrderPage(ctx.db, matchingOrders(ctx, filter), slice)
  return Promise.all(orders.map((order) => answerOrder(ctx, order)))
}
