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
  // Where somebody has left, the early answer may still be about them: the server hears of it only now.
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

/** The code that keeps data in this browser, loaded only where it keeps any: most do not, and the sign-in does without. */
async function browserMemory() {
  if (!usePendingLogout.getState().isPending && !(await hasDurableStore())) return undefined
  const [ended, kept] = await Promise.all([import('./ended-session.api.ts'), import('./kept-profile.store.ts')])
  return { ...ended, ...kept }
}

/** A browser passed on: nothing is left in it of anybody before. None: nobody is there. */
export async function forgetOthers(profile: Profile | null): Promise<void> {
  await (await browserMemory())?.forgetAllBut(profile)
}

onPersonChanged(() => {
  forgetOthers(null).catch((error: unknown) => logError('What was kept could not be forgotten', error))
})

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
  const queryClient = useQueryClient()
  // The form says itself how long to wait.
  return useMutation({
    mutationFn: (body: Credentials) => inOneTab(SESSION_TURN, () => login(body)),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(authQueries.profile().queryKey, data)
    },
    meta: { silent: true },
  })
}

/** Ends whatever session this browser had, also one that the server was still to be told of. */
async function login(body: Credentials) {
  const answer = await call(authEndpoints.login, { body })
  await (await browserMemory())?.forgetEndedSession()
  usePendingLogout.setState({ isPending: false })
  return answer
}

/** While a mutation of this key gives the browser another session, nobody asks who one is: the answer is not known yet. */
export const NEXT_SESSION = ['next-session']

export function useChangePassword() {
  return useMutation({
    mutationKey: NEXT_SESSION,
    mutationFn: (body: PasswordChange) => call(authEndpoints.changePassword, { body }),
    ...useKeepProfile(),
  })
}

/** Language and theme; one change after the other, so that the last one stays. */
export function useUpdateProfile() {
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: (body: ProfilePatch) => call(authEndpoints.updateProfile, { body }),
    ...useKeepProfile(),
  })
}

/** Takes over the person as the server answers them, unless they have left meanwhile. */
function useKeepProfile() {
  const queryClient = useQueryClient()
  return {
    onMutate: () => personIn(queryClient),
    onSuccess: ({ data }: { data: Profile }, _asked: unknown, before: Profile | null | undefined) =>
      keepAnswered(queryClient, before, data),
  }
}

/** Takes over an answer about who is signed in, unless whoever asked has left meanwhile. */
export function keepAnswered(queryClient: QueryClient, before: Profile | null | undefined, answered: Profile): void {
  const now = personIn(queryClient)
  if (before && now && isSamePerson(before, now)) queryClient.setQueryData(authQueries.profile().queryKey, answered)
}

/** The person signed in as far as this page knows. */
export function personIn(queryClient: QueryClient): Profile | null | undefined {
  return queryClient.getQueryData(authQueries.profile().queryKey)
}
