import { queryOptions } from '@tanstack/react-query'
import { type SignInQuery, signInEndpoints } from '@tracklane/contract/sign-in'
import { listQueries } from '#kit/crud-queries.ts'
import { call } from '#lib/http.ts'

const queries = listQueries('sign-in', signInEndpoints)

type Narrowed = Partial<Pick<SignInQuery, 'kind' | 'user_id' | 'locked'>>

export const signInQueries = {
  ...queries,
  /** The latest events, kept up to date. */
  latest: (narrowed: Narrowed, most: 10 | 25 = 10) =>
    queryOptions({
      queryKey: [...queries.all(), 'latest', narrowed, most],
      queryFn: async ({ signal }) => (await call(signInEndpoints.list, { query: { ...narrowed, per_page: most } }, signal)).data,
      refetchInterval: 30_000,
      meta: { silent: true, live: true }, // the component shows the error
    }),
}
