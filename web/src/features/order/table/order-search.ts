import { Id } from '@tracklane/contract/kit/page'
import { OrderQuery } from '@tracklane/contract/order'
import type { z } from 'zod'

/** The query string of /order/index: the list, and the order that is open beside it. */
export const OrderSearch = OrderQuery.omit({ id: true }).extend({ id: Id.optional() })
export type OrderSearch = z.output<typeof OrderSearch>

/** The list alone: opening an order must not load it anew. */
export function queryOf({ id: _opened, ...query }: OrderSearch) {
  return query
}

/** What narrows the list down. */
export function filterOf({ id: _opened, page: _page, per_page: _count, sort: _sort, ...filter }: OrderSearch) {
  return filter
}
