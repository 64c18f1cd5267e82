import { Id } from '@tracklane/contract/kit/page'
import { OrderQuery } from '@tracklane/contract/order-list'
import type { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'

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
