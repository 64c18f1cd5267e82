import type { PageMeta } from '@tracklane/contract/kit/page'
import { sortFields } from '@tracklane/contract/kit/page'
import type { OrderRow } from '@tracklane/contract/order'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { OrderQuery } from '@tracklane/contract/order-list'
import type { z } from 'zod'
import { rowMapper } from '#features/order/order-row.service.ts'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { findOrderPage, type OrderPage, type Slice, type Sorting } from './order-list.queries.ts'

const NEWEST_FIRST: readonly Sorting[] = [{ field: 'created_at', direction: 'desc' }]

/** A page of orders with its exact total. */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<{ data: z.input<typeof OrderRow>[]; meta: PageMeta }> {
  const { page, per_page } = query
  const slice = { limit: per_page, offset: (page - 1) * per_page, sort: sortingOf(query.sort) }
  const { orders, total } = await findOrderSlice(ctx, query, slice)
  const toRow = rowMapper(ctx)
  return {
    data: orders.map((order) => toRow(order, order.flow?.[0] ?? 0)),
    meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
  }
}

/** The orders of a slice as they stand, for those who make another answer of them. */
export function findOrderSlice(ctx: Context, filter: OrderFilter, slice: Slice): Promise<OrderPage> {
  return findOrderPage(ctx.db, matchingOrders(ctx, filter), slice)
}

/** The id comes last, in the direction of the first field: no two pages show the same order, and the indexes fit. */
function sortingOf(sort: string | undefined): Sorting[] {
  const asked = sort ? sortFields(sort) : NEWEST_FIRST
  const fields = asked.filter(({ field }, index) => asked.findIndex((other) => other.field === field) === index)
  return fields.some(({ field }) => field === 'id') ? fields : [...fields, { field: 'id', direction: fields[0]?.direction ?? 'desc' }]
}
