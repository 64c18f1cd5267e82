import { sortFields } from '@tracklane/contract/kit/page'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { OrderQuery } from '@tracklane/contract/order-list'
import type { OrderView } from '#features/order/order.rules.ts'
import { type OrderRowAnswer, rowMapper } from '#features/order/order-row.service.ts'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { findOrderPage, type Slice, type Sorting } from './order-list.queries.ts'

const NEWEST_FIRST: readonly Sorting[] = [{ field: 'created_at', direction: 'desc' }]

/** A page of orders with its exact total. */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<Page<OrderRowAnswer>> {
  const { rows, total } = await findOrderSlice(ctx, query, { ...sliceOf(query), sort: sortingOf(query.sort) })
  const toRow = rowMapper(ctx)
  return { rows: rows.map((order) => toRow(order, order.flow?.[0] ?? 0)), total }
}

/** The orders of a slice as they stand, for those who make another answer of them. */
export function findOrderSlice(ctx: Context, filter: OrderFilter, slice: Slice): Promise<Page<OrderView>> {
  return findOrderPage(ctx.db, matchingOrders(ctx, filter), slice)
}

/** The id comes last, in the direction of the first field: no two pages show the same order, and the indexes fit. */
function sortingOf(sort: string | undefined): Sorting[] {
  const asked = sort ? sortFields(sort) : NEWEST_FIRST
  const fields = asked.filter(({ field }, index) => asked.findIndex((other) => other.field === field) === index)
  return fields.some(({ field }) => field === 'id') ? fields : [...fields, { field: 'id', direction: fields[0]?.direction ?? 'desc' }]
}
