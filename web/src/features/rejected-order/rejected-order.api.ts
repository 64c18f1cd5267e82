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

/** Not among the orders: each change would have all of them counted anew. `useStatisticsLive` asks for them now and then. */
export const rejectedStatistics = {
  all: () => ['rejected-order-statistics'] as const,
  of: (query: StatisticsQuery) =>
    queryOptions({
      queryKey: [...rejectedStatistics.all(), query],
      queryFn: async ({ signal }) => (await call(rejectedOrderEndpoints.statistics, { query }, signal)).data,
      placeholderData: keepPreviousData,
    }),
}
