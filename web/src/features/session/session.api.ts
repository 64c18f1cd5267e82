import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionEndpoints } from '@tracklane/contract/session'
import { signInQueries } from '#features/sign-in/sign-in.api.ts'
import { call } from '#lib/http.ts'

/** The owner of the sessions: the person, or the id of an account below them. */
export type Whose = 'own' | number

const keyOf = (whose: Whose): QueryKey => ['session', whose]

export const sessionQueries = {
  of: (whose: Whose) =>
    queryOptions({
      queryKey: keyOf(whose),
      queryFn: async ({ signal }) =>
        whose === 'own'
          ? (await call(sessionEndpoints.own, {}, signal)).data
          : (await call(sessionEndpoints.list, { params: { id: whose } }, signal)).data,
      refetchInterval: 30_000,
      meta: { silent: true, live: true }, // the component shows the error
    }),
}

/** Ends one session, or all; of the person's own sessions all but this one. */
export function useEndSession(whose: Whose) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: number | 'all') => end(whose, which),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(whose) }),
  })
}

function end(whose: Whose, which: number | 'all'): Promise<unknown> {
  if (whose === 'own') return which === 'all' ? call(sessionEndpoints.endOthers) : call(sessionEndpoints.endOwn, { params: { id: which } })
  return which === 'all'
    ? call(sessionEndpoints.endAll, { params: { id: whose } })
    : call(sessionEndpoints.end, { params: { id: whose, sessionId: which } })
}

export function useUnlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(sessionEndpoints.unlock, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: signInQueries.all() }),
  })
}
