import { queryOptions } from '@tanstack/react-query'
import { countryEndpoints } from '@tracklane/contract/country'
import { call } from '#lib/http.ts'

export const countryQueries = {
  all: () => ['country'] as const,
  list: () =>
    queryOptions({
      queryKey: [...countryQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await call(countryEndpoints.list, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
}
