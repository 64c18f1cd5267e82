import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Acting, impersonationEndpoints } from '@tracklane/contract/impersonation'
import { useMemo } from 'react'
import { authQueries, NEXT_SESSION } from '#features/auth/auth.api.ts'
import { beginAnew } from '#lib/begin-anew.ts'
import { sinceOpened } from '#lib/clock.ts'
import { ApiError, call } from '#lib/http.ts'
import { reset, useImpersonate } from '#lib/persisted.ts'

/** Begins acting as that person; everything begins anew at their home. */
export function useStartActing(id: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: NEXT_SESSION,
    mutationFn: async (body: Acting) => {
      // A late answer to the former session would bring its cookie back.
      await queryClient.cancelQueries()
      return call(impersonationEndpoints.start, { params: { id }, body })
    },
    onSuccess: () => {
      useImpersonate.setState({ id, visible: true })
      beginAnew(router)
    },
  })
}

/** Ends acting as somebody else. Unsaved input asks first, and may prevent it. */
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

/** Throws the error unless the session has already ended, perhaps in another tab: then beginning anew shows the real person. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 419)) throw error
}

/** Returns a function for the seconds left, by the server's clock. */
export function useSecondsLeft(): () => number {
  const { data, dataUpdatedAt } = useQuery(authQueries.profile())
  const seconds = data?.impersonator?.seconds_left ?? 0
  return useMemo(() => {
    const end = sinceOpened() - Math.max(0, Date.now() - dataUpdatedAt) + seconds * 1000
    return () => (end - sinceOpened()) / 1000
  }, [seconds, dataUpdatedAt])
}
