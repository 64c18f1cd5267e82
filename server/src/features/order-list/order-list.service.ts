import type { OrderFilter } from '@tracklane/contract/order-filter'
import { MAX_MATCHING, type OrderQuery, orderListPhrases } from '@tracklane/contract/order-list'
import type { OrderView } from '#features/order/order.rules.ts'
import { findVisibleOrders } from '#features/order/order.service.ts'
import { type OrderRowAnswer, rowMapper } from '#features/order/order-row.service.ts'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import { sortingOf } from '#features/order-filter/order-sort.rules.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { countOrders, findOrderIds, findOrderPage, type Slice } from './order-list.queries.ts'

/** Lists a page of orders with its exact total. */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<Page<OrderRowAnswer>> {
  const { rows, total } = await findOrderSlice(ctx, query, { ...sliceOf(query), sort: sortingOf(query.sort) })
  const toRow = rowMapper(ctx)
  return { rows: rows.map((order) => toRow(order, order.flow?.[0] ?? 0)), total }
}

/** Returns the ids of all matching orders, in the order of the list; too many are refused with their number, never cut. */
export async function matchingIds(
  ctx: Context,
  { filters, sort }: { filters: OrderFilter; sort?: string | undefined },
): Promise<{ ids: number[]; total: number }> {
  const matching = matchingOrders(ctx, filters)
  const ids = await findOrderIds(ctx.db, matching, { sort: sortingOf(sort), most: MAX_MATCHING })
  if (ids.length > MAX_MATCHING) throw invalid({ filters: orderListPhrases.tooMany(await countOrders(ctx.db, matching)) })
  return { ids, total: ids.length }
}

/** Returns the facts of chosen orders, as far as this person can still see them. */
export async function listOrderFacts(ctx: Context, ids: readonly number[]): Promise<OrderRowAnswer[]> {
  const toRow = rowMapper(ctx)
  return (await findVisibleOrders(ctx, ids)).map((order) => toRow(order, order.flow?.[0] ?? 0))
}

/** Finds the orders of a slice, for callers that make another answer of them. */
export function findOrderSlice(ctx: Context, filter: OrderFilter, slice: Slice): Promise<Page<OrderView>> {
  return findOrderPage(ctx.db, matchingOrders(ctx, filter), slice)
}
