import { queryOptions } from '@tanstack/react-query'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { call } from '#lib/http.ts'

export const currencyQueries = {
  all: () => ['currency'] as const,
  list: () =>
    queryOptions({
      queryKey: [...currencyQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await call(currencyEndpoints.list, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
}
