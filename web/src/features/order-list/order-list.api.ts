import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import type { PageMeta } from '@tracklane/contract/kit/page'
import type { OrderRow } from '@tracklane/contract/order'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { type OrderFacts, OrderQuery, orderListEndpoints } from '@tracklane/contract/order-list'
import { orderQueries } from '#features/order/order.api.ts'
import { slices } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { call } from '#lib/http.ts'
import { stringifySearch } from '#lib/search.ts'

export type OrderListQuery = Input<typeof orderListEndpoints.list>['query']

interface OrderPage<Row> {
  readonly data: Row[]
  readonly meta: PageMeta
}

type Fetch<Row> = (query: OrderListQuery, signal: AbortSignal) => Promise<OrderPage<Row>>

/** The characters of a query that all servers and proxies let through. */
const LONGEST_QUERY = 4_000

/**
 * Makes the queries of a page of orders. `post` carries hundreds of track numbers in its body. `name` keeps the answers apart; every change
 * of orders makes all of them stale.
 */
export function orderSource<Row extends OrderRow>(name: string, { get, post }: { get: Fetch<Row>; post: Fetch<Row> }) {
  return {
    list: (query: OrderListQuery) =>
      queryOptions({
        queryKey: [...orderQueries.all(), name, query],
        queryFn: ({ signal }) => (stringifySearch(query).length <= LONGEST_QUERY ? get(query, signal) : post(query, signal)),
        meta: { live: true },
      }),
  }
}

export type OrderSource<Row extends OrderRow> = ReturnType<typeof orderSource<Row>>

export const orderListQueries = orderSource('list', {
  get: (query, signal) => call(orderListEndpoints.list, { query }, signal),
  post: (body, signal) => call(orderListEndpoints.find, { body }, signal),
})

/** Fetches all matching orders with what is to be known of each, in the order of the list. Orders that go meanwhile are left out. */
export async function fetchAllMatching(
  { sort, page: _page, per_page: _count, ...filters }: OrderListQuery,
  signal: AbortSignal,
): Promise<OrderFacts[]> {
  // Other sort fields are known only to the list's own call.
  const isKnown = OrderQuery.shape.sort.safeParse(sort).success
  const { ids } = (await call(orderListEndpoints.ids, { body: { filters, ...(sort && isKnown && { sort }) } }, signal)).data
  const facts = new Map<number, OrderFacts>()
  for (const order_ids of slices(ids, MAX_ORDERS)) {
    const { data } = await call(orderListEndpoints.facts, { body: { order_ids } }, signal)
    for (const order of data) facts.set(order.id, order)
  }
  return ids.flatMap((id) => facts.get(id) ?? [])
}
