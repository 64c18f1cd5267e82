import type { OrderFilter } from '@tracklane/contract/order'
import type { Context } from '#platform/context.ts'
import { answerOrder } from './order.service.ts'
import { matchingOrders } from './order-filter.service.ts'
import { findOrderPage, type Slice } from './order-list.queries.ts'
import type { OrderAnswer } from './order-row.ts'

/** Orders with the moves this person may make of each: what a courier's screen is made of. */
export async function listMovableOrders(ctx: Context, filter: OrderFilter, slice: Slice): Promise<OrderAnswer[]> {
  const { orders } = await findOrderPage(ctx.db, matchingOrders(ctx, filter), slice)
  return Promise.all(orders.map((order) => answerOrder(ctx, order)))
}
