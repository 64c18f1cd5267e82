import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { type RejectedRow, rejectedOrderEndpoints } from '@tracklane/contract/rejected-order'
import { orderSource } from '#features/order-list/order-list.api.ts'
import { call } from '#lib/http.ts'

export type StatisticsQuery = Input<typeof rejectedOrderEndpoints.statistics>['query']

export const rejectedSource = orderSource<RejectedRow>('rejected', {
  get: (query, signal) => call(rejectedOrderEndpoints.list, { query }, signal),
  post: (body, signal) => call(rejectedOrderEndpoints.find, { body }, signal),
})

/** The key is not below the orders: each change would count everything again. `useStatisticsLive` asks from time to time. */
export const rejectedStatistics = {
  all: () => ['rejected-order-statistics'] as const,
  of: (query: StatisticsQuery) =>
    queryOptions({
      queryKey: [...rejectedStatistics.all(), query],
      queryFn: async ({ signal }) => (await call(rejectedOrderEndpoints.statistics, { query }, signal)).data,
      placeholderData: keepPreviousData,
    }),
}
