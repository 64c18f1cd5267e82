import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { OrderQuery } from '@tracklane/contract/order-list'
import type { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'
import { lenient } from '#lib/search.ts'
import { orderListQueries } from './order-list.api.ts'

/** The query string of /order/index: the list, and the order that is open beside it. */
export const OrderSearch = OrderQuery.omit({ id: true }).extend({ id: Id.optional(), ...EditorSearch.shape })
export type OrderSearch = z.output<typeof OrderSearch>

/** The list alone: opening an order must not load it anew. */
export function queryOf({ id: _opened, edit: _edit, new: _new, ...query }: OrderSearch) {
  return query
}

/** What narrows the list down. */
export function filterOf({ id: _opened, edit: _edit, new: _new, page: _page, per_page: _count, sort: _sort, ...filter }: OrderSearch) {
  return filter
}

/** Asks for the page of orders that the address names. */
export function startOrders(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(orderListQueries.list(queryOf(lenient(OrderSearch)(search))))
}
