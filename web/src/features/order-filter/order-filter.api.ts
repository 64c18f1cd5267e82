import { queryOptions } from '@tanstack/react-query'
import { orderFilterEndpoints } from '@tracklane/contract/order-filter'
import { call } from '#lib/http.ts'

export const orderFilterQueries = {
  /** Finds the orders with these codes. */
  codes: (code: readonly string[]) =>
    queryOptions({
      queryKey: ['order-tracks', code],
      queryFn: async ({ signal }) => (await call(orderFilterEndpoints.tracks, { body: { code: [...code] } }, signal)).data,
      meta: { silent: true },
    }),
}
