import { queryOptions } from '@tanstack/react-query'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

export const orderLogQueries = {
  /** The statuses the order has been through. */
  statuses: (id: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'status-log', id],
      queryFn: async ({ signal }) => (await call(orderLogEndpoints.statusLog, { params: { id } }, signal)).data,
      meta: { live: true },
    }),
}
