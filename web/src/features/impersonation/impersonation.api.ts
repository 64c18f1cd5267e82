import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Acting, impersonationEndpoints } from '@tracklane/contract/impersonation'
import { useMemo } from 'react'
import { authQueries, NEXT_SESSION } from '#features/auth/auth.api.ts'
import { beginAnew } from '#lib/begin-anew.ts'
import { sinceOpened } from '#lib/clock.ts'
import { ApiError, call } from '#lib/http.ts'
import { reset, useImpersonate } from '#lib/persisted.ts'

/** From now on one is that person; everything begins anew at their home. */
export function useStartActing(id: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: NEXT_SESSION,
    mutationFn: async (body: Acting) => {
      // An answer to the session of before, come late, would bring its cookie back.
      await queryClient.cancelQueries()
      return call(impersonationEndpoints.start, { params: { id }, body })
    },
    onSuccess: () => {
      useImpersonate.setState({ id, visible: true })
      beginAnew(router)
    },
  })
}

/** Back to who one is. What is unsaved asks first, and may keep one here. */
export function useGoBack() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: NEXT_SESSION,
    mutationFn: async () => {
      await router.navigate({ to: '/' })
      if (router.state.location.pathname !== '/') return
      await queryClient.cancelQueries()
      await call(impersonationEndpoints.stop).catch(unlessOver)
      reset(useImpersonate)
      beginAnew(router)
    },
  })
}

/** Where the session has ended meanwhile, in another tab perhaps, beginning anew shows who one is. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 419)) throw error
}

/** How many seconds one still acts, by the server's clock; asked whenever one wants to know. */
export function useSecondsLeft(): () => number {
  const { data, dataUpdatedAt } = useQuery(authQueries.profile())
  const seconds = data?.impersonator?.seconds_left ?? 0
  return useMemo(() => {
    const end = sinceOpened() - Math.max(0, Date.now() - dataUpdatedAt) + seconds * 1000
    return () => (end - sinceOpened()) / 1000
  }, [seconds, dataUpdatedAt])
}
