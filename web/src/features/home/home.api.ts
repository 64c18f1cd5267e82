import { queryOptions } from '@tanstack/react-query'
import { homeEndpoints } from '@tracklane/contract/home'
import { call } from '#lib/http.ts'

export const homeQueries = {
  all: () => ['home'] as const,
  /** The numbers of the person's home; a block that their role does not see is null. */
  numbers: () =>
    queryOptions({
      queryKey: [...homeQueries.all(), 'numbers'],
      queryFn: async ({ signal }) => (await call(homeEndpoints.numbers, {}, signal)).data,
      refetchInterval: 60_000,
      // The home itself shows an error, without repeating it every minute.
      meta: { silent: true, live: true },
    }),
  /** The numbers of the last days. */
  trend: () =>
    queryOptions({
      queryKey: [...homeQueries.all(), 'trend'],
      queryFn: async ({ signal }) => (await call(homeEndpoints.trend, {}, signal)).data,
      staleTime: 10 * 60_000,
      meta: { silent: true }, // the numbers are shown without it
    }),
}
