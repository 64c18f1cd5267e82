import { queryOptions } from '@tanstack/react-query'
import { orderFilterEndpoints } from '@tracklane/contract/order-filter'
import { call } from '#lib/http.ts'

export const orderFilterQueries = {
  /** Which of these track numbers there are. */
  tracks: (track: readonly string[]) =>
    queryOptions({
      queryKey: ['order-tracks', track],
      queryFn: async ({ signal }) => (await call(orderFilterEndpoints.tracks, { body: { track: [...track] } }, signal)).data,
      meta: { silent: true },
    }),
}
