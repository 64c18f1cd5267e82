import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authEndpoints, type Credentials, type PasswordChange, type Profile, type ProfilePatch } from '@tracklane/contract/auth'
import { useRef } from 'react'
import { hasDurableStore } from '#lib/durable-hint.ts'
import { forgetEarlyAnswers } from '#lib/early-answers.ts'
import { ApiError, call, isUnreachable } from '#lib/http.ts'
import { csrfToken, forgetCsrfToken } from '#lib/http-request.ts'
import { logError } from '#lib/log.ts'
import { inOneTab } from '#lib/one-tab.ts'
import { onPersonChanged } from '#lib/person-changed.ts'
import { takeEarlyProfile } from './early-profile.ts'
import { SESSION_TURN, usePendingLogout } from './pending-logout.store.ts'
import { isSamePerson } from './same-person.rules.ts'

export const authQueries = {
  all: () => ['auth'] as const,
  /** The person, or null where nobody is signed in. */
  profile: () =>
    queryOptions({
      queryKey: [...authQueries.all(), 'profile'],
      queryFn: ({ signal }) => findProfile(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Milliseconds to wait for a bad network, where a kept profile can be shown instead. */
const PATIENCE = 6000

/** Finds the profile; null where nobody is signed in, which is no failure. Without an answer it is the kept profile. */
async function findProfile(signal: AbortSignal): Promise<Profile | null> {
  const [begun, early] = [performance.now(), takeEarlyProfile()]
  const memory = await browserMemory()
  const hasLeft = await memory?.hasEndedSession()
  if (hasLeft) forgetEarlyAnswers()
  if (hasLeft && !(await memory?.tellServer())) {
    usePendingLogout.setState({ isPending: true })
    return null
  }
  const kept = await memory?.findKeptProfile()
  if (!kept && !csrfToken()) return nobody(memory)
  // After a logout that the server did not know of, the early answer may still be about that person.
  const known = hasLeft ? undefined : await early
  if (known) return known
  try {
    return (await call(authEndpoints.profile, kept ? { limit: PATIENCE - (performance.now() - begun) } : {}, signal)).data
  } catch (error) {
    if (kept && isUnreachable(error)) return kept
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    forgetCsrfToken()
    return nobody(memory)
  }
}

async function nobody(memory: Awaited<ReturnType<typeof browserMemory>>): Promise<null> {
  forgetEarlyAnswers()
  await memory?.forgetAllBut(null)
  return null
}

/** Loads the code that keeps data in this browser, only where it keeps any: most browsers do not, and the sign-in need not load it. */
async function browserMemory() {
  if (!usePendingLogout.getState().isPending && !(await hasDurableStore())) return undefined
  const [ended, kept] = await Promise.all([import('./ended-session.api.ts'), import('./kept-profile.store.ts')])
  return { ...ended, ...kept }
}

/** Deletes what this browser keeps of other people; null: of everybody. */
export async function forgetOthers(profile: Profile | null): Promise<void> {
  await (await browserMemory())?.forgetAllBut(profile)
}

onPersonChanged(() => {
  forgetOthers(null).catch((error: unknown) => logError('What was kept could not be forgotten', error))
})

/** Returns the signed-in person. Only for screens behind the sign-in. */
export function useProfile(): Profile {
  const { data } = useQuery(authQueries.profile())
  const last = useRef(data)
  // While a lost session leads to /login, the screen still shows its person.
  if (data) last.current = data
  if (!last.current) throw new Error('Nobody is signed in')
  return last.current
}

/** Returns the person, or null. */
export function useMaybeProfile(): Profile | null {
  return useQuery(authQueries.profile()).data ?? null
}

export function useLogin() {
  const queryClient = useQueryClient()
  // The form itself says how long to wait.
  return useMutation({
    mutationFn: (body: Credentials) => inOneTab(SESSION_TURN, () => login(body)),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(authQueries.profile().queryKey, data)
    },
    meta: { silent: true },
  })
}

/** Signs in. This ends a former session of this browser, even one whose end the server does not know yet. */
async function login(body: Credentials) {
  const answer = await call(authEndpoints.login, { body })
  await (await browserMemory())?.forgetEndedSession()
  usePendingLogout.setState({ isPending: false })
  return answer
}

/**
 * The key of mutations that give the browser another session; meanwhile nothing asks who is signed in, since the answer is not known yet.
 */
export const NEXT_SESSION = ['next-session']

export function useChangePassword() {
  return useMutation({
    mutationKey: NEXT_SESSION,
    mutationFn: (body: PasswordChange) => call(authEndpoints.changePassword, { body }),
    ...useKeepProfile(),
  })
}

/** Saves language and theme, one change after the other, so that the last one stays. */
export function useUpdateProfile() {
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: (body: ProfilePatch) => call(authEndpoints.updateProfile, { body }),
    ...useKeepProfile(),
  })
}

/** Takes over the person of the server's answer, unless they have left meanwhile. */
function useKeepProfile() {
  const queryClient = useQueryClient()
  return {
    onMutate: () => personIn(queryClient),
    onSuccess: ({ data }: { data: Profile }, _asked: unknown, before: Profile | null | undefined) =>
      keepAnswered(queryClient, before, data),
  }
}

/** Takes over an answer about the signed-in person, unless the one who asked has left meanwhile. */
export function keepAnswered(queryClient: QueryClient, before: Profile | null | undefined, answered: Profile): void {
  const now = personIn(queryClient)
  if (before && now && isSamePerson(before, now)) queryClient.setQueryData(authQueries.profile().queryKey, answered)
}

/** Returns the signed-in person as far as this page knows. */
export function personIn(queryClient: QueryClient): Profile | null | undefined {
  return queryClient.getQueryData(authQueries.profile().queryKey)
}
