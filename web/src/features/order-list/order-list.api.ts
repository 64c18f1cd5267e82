import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'
import { stringifySearch } from '#lib/search.ts'

type OrderListQuery = Input<typeof orderListEndpoints.list>['query']

/** Characters of a query that servers and proxies on the way are sure to let through. */
const LONGEST_QUERY = 4_000

export const orderListQueries = {
  list: (query: OrderListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'list', query],
      queryFn: ({ signal }) => fetchOrders(query, signal),
    }),
}

/** Hundreds of track numbers go in the body of a POST. */
function fetchOrders(query: OrderListQuery, signal: AbortSignal) {
  if (stringifySearch(query).length <= LONGEST_QUERY) return call(orderListEndpoints.list, { query }, signal)
  return call(orderListEndpoints.find, { body: query }, signal)
}
