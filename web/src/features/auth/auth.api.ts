import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authEndpoints, type Credentials, type PasswordChange, type Profile, type ProfilePatch } from '@tracklane/contract/auth'
import { useRef } from 'react'
import { ApiError, call, isUnreachable } from '#lib/http.ts'
import { forgetKeptAnswers, hasKeptAnswer } from '#lib/kept-answer.ts'

export const authQueries = {
  all: () => ['auth'] as const,
  /** The person, or null when nobody is signed in. */
  profile: () =>
    queryOptions({
      queryKey: [...authQueries.all(), 'profile'],
      queryFn: ({ signal }) => findProfile(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Longer than this nobody waits for a bad network where there is something to show without it. */
const PATIENCE = 6000

/** Nobody signed in is an answer here, not a failure; without an answer it is whoever was kept for that. */
async function findProfile(signal: AbortSignal): Promise<Profile | null> {
  const kept = hasKeptAnswer('profile') ? await import('./kept-profile.store.ts').then((module) => module.findKeptProfile()) : undefined
  try {
    return (await call(authEndpoints.profile, {}, kept ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) : signal)).data
  } catch (error) {
    if (kept && isUnreachable(error)) return kept
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    forgetKeptAnswers()
    return null
  }
}

/** The person signed in. Only on screens behind the sign-in. */
export function useProfile(): Profile {
  const { data } = useQuery(authQueries.profile())
  const last = useRef(data)
  // While a lost session is on its way to /login, the screen being left still shows the person it was for.
  if (data) last.current = data
  if (!last.current) throw new Error('Nobody is signed in')
  return last.current
}

/** The person, where there may be none. */
export function useMaybeProfile(): Profile | null {
  return useQuery(authQueries.profile()).data ?? null
}

export function useLogin() {
  const keep = useKeepProfile()
  return useMutation({ mutationFn: (body: Credentials) => call(authEndpoints.login, { body }), onSuccess: keep })
}

/** Its errors are only logged. */
export function useLogout() {
  return useMutation({ mutationFn: () => call(authEndpoints.logout), meta: { silent: true } })
}

export function useChangePassword() {
  const keep = useKeepProfile()
  return useMutation({ mutationFn: (body: PasswordChange) => call(authEndpoints.changePassword, { body }), onSuccess: keep })
}

/** Language and theme. */
export function useUpdateProfile() {
  const keep = useKeepProfile()
  return useMutation({ mutationFn: (body: ProfilePatch) => call(authEndpoints.updateProfile, { body }), onSuccess: keep })
}

function useKeepProfile() {
  const queryClient = useQueryClient()
  return ({ data }: { data: Profile }) => {
    queryClient.setQueryData(authQueries.profile().queryKey, data)
  }
}
