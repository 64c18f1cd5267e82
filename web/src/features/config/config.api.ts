import { queryOptions } from '@tanstack/react-query'
import { configEndpoints } from '@tracklane/contract/config'
import { call } from '#lib/http.ts'

export const configQueries = {
  all: () => ['config'] as const,
  /** The brand, and where realtime is. */
  get: () =>
    queryOptions({
      queryKey: configQueries.all(),
      queryFn: async ({ signal }) => (await call(configEndpoints.get, {}, signal)).data,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true }, // every screen can do without
    }),
}
