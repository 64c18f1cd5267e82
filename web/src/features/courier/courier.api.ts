import { queryOptions } from '@tanstack/react-query'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { call } from '#lib/http.ts'

export type CourierQuery = Input<typeof courierEndpoints.options>['query']

export const courierQueries = {
  all: () => ['courier'] as const,
  list: (query: CourierQuery = {}) =>
    queryOptions({
      queryKey: [...courierQueries.all(), 'list', query],
      queryFn: async ({ signal }) => (await call(courierEndpoints.options, { query }, signal)).data,
      staleTime: 30_000,
    }),
}
