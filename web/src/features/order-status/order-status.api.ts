import { queryOptions } from '@tanstack/react-query'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { call } from '#lib/http.ts'

export const orderStatusQueries = {
  all: () => ['order-status'] as const,
  /** The statuses with their possible sub-statuses; every role may read them. */
  list: () =>
    queryOptions({
      queryKey: [...orderStatusQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await call(orderStatusEndpoints.list, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
}
