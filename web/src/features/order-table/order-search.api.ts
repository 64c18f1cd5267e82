import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import type { OrderRow } from '@tracklane/contract/order'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { OrderQuery } from '@tracklane/contract/order-list'
import { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'
import type { OrderSource } from '#features/order-list/order-list.api.ts'
import { lenient } from '#lib/search.ts'

/** The query string of a list of orders: the list, and the order open beside it. */
const OrderSearch = OrderQuery.omit({ id: true }).extend({ id: Id.optional(), ...EditorSearch.shape })
export type OrderSearch = z.output<typeof OrderSearch>

export type OrderListFilter = Omit<OrderFilter, 'id'>

interface OrderListSpec<Row extends OrderRow> {
  /** The key under which the person's columns and recent filters are kept. */
  readonly route: string
  readonly component: string
  readonly source: OrderSource<Row>
  /** The query of the source's call, where it sorts by more fields than `order` does. */
  readonly query?: typeof OrderQuery
  /** Filters of every order in this list; they are neither in the address nor among the filters. */
  readonly fixed?: OrderListFilter
  /** The default sorting; the newest first where absent. */
  readonly sort?: string
  /** Other parts of the screen's address, such as a tab, which do not change the list. */
  readonly beside?: z.ZodRawShape
}

/** A list of orders on a screen: its place, its content, its address. */
export interface OrderList<Row extends OrderRow = OrderRow> extends Pick<OrderListSpec<Row>, 'route' | 'component' | 'source' | 'sort'> {
  readonly fixed: OrderListFilter
  readonly beside: readonly string[]
  readonly search: typeof OrderSearch
}

export function orderList<Row extends OrderRow>({
  query = OrderQuery,
  fixed = {},
  beside = {},
  ...list
}: OrderListSpec<Row>): OrderList<Row> {
  const known = { ...query.shape, id: Id.optional(), ...EditorSearch.shape, ...beside }
  const shape = Object.fromEntries(Object.entries(known).filter(([part]) => !(part in fixed)))
  const search = z.object(shape) as unknown as typeof OrderSearch // a fixed filter may be absent anyway, and the screen reads the parts of `beside`
  return { ...list, fixed, beside: Object.keys(beside), search }
}

/** Returns only the query of the list: opening an order must not load it again. */
export function queryOf({ fixed, beside, sort }: Pick<OrderList, 'fixed' | 'beside' | 'sort'>, search: OrderSearch) {
  const { id: _opened, edit: _edit, new: _new, ...query } = { ...(sort && { sort }), ...search, ...fixed }
  return without(query, beside)
}

/** Returns the filters besides the fixed ones. */
export function filterOf({ beside }: Pick<OrderList, 'beside'>, search: OrderSearch): OrderListFilter {
  const { id: _opened, edit: _edit, new: _new, page: _page, per_page: _count, sort: _sort, ...filter } = search
  return without(filter, beside)
}

function without<Parts extends object>(parts: Parts, names: readonly string[]): Parts {
  if (names.length === 0) return parts
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name))) as Parts // without its own names
}

/** Asks early for the page of orders that the address names. */
export function startOrderList<Row extends OrderRow>(list: OrderList<Row>) {
  return (client: QueryClient, search: Record<string, unknown>): void => {
    void client.prefetchQuery(list.source.list(queryOf(list, lenient(list.search)(search))))
  }
}
