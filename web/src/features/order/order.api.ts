import { queryOptions } from '@tanstack/react-query'
import { orderEndpoints } from '@tracklane/contract/order'
import { call } from '#lib/http.ts'

export const orderQueries = {
  /** The key above all queries that show orders: `ordersChanged` makes them stale. */
  all: () => ['order'] as const,
  detail: (id: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await call(orderEndpoints.get, { params: { id } }, signal)).data,
      meta: { live: true },
    }),
}
