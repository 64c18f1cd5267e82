import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

export type FinanceSumsQuery = Input<typeof orderFinanceEndpoints.sums>['query']

export const financeQueries = {
  /** Whatever changes orders may change sums: they are asked for again with them. */
  sums: (query: FinanceSumsQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'finance', query],
      queryFn: ({ signal }) => call(orderFinanceEndpoints.sums, { query }, signal),
      placeholderData: keepPreviousData,
      meta: { live: true },
    }),
}
