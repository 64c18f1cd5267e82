import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

export type FinanceSumsQuery = Input<typeof orderFinanceEndpoints.sums>['query']

export const financeQueries = {
  /** A key below the orders: changes of orders may change sums, which are asked for again too. */
  sums: (query: FinanceSumsQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'finance', query],
      queryFn: ({ signal }) => call(orderFinanceEndpoints.sums, { query }, signal),
      placeholderData: keepPreviousData,
      meta: { live: true },
    }),
}
