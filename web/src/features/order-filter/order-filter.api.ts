import { queryOptions } from '@tanstack/react-query'
import { orderFilterEndpoints } from '@tracklane/contract/order-filter'
import { call } from '#lib/http.ts'

export const orderFilterQueries = {
  /** The orders that have these track numbers. */
  tracks: (track: readonly string[]) =>
    queryOptions({
      queryKey: ['order-tracks', track],
      queryFn: async ({ signal }) => (await call(orderFilterEndpoints.tracks, { body: { track: [...track] } }, signal)).data,
      meta: { silent: true },
    }),
}
