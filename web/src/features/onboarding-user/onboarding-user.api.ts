import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { onboardingUserEndpoints } from '@tracklane/contract/onboarding-user'
import { useEffect } from 'react'
import { authQueries } from '#features/auth/auth.api.ts'
import { call, onAnswering } from '#lib/http.ts'
import { useOnboardingSection } from '#lib/persisted.ts'
import { type Flag, type Remembered, unsentOf } from './tour.rules.ts'
import { useTourNotes } from './tour-notes.store.ts'

/**
 * Hides parts in this browser at once and tells the server. What the server does not take is sent again when it answers, and with the next
 * load.
 */
export function useHide(id: number): (remember: Partial<Remembered>, flags: readonly Flag[]) => void {
  const queryClient = useQueryClient()
  const { mutate: send } = useMutation({ mutationFn: () => sendUnsent(queryClient, id), meta: { silent: true } })
  useEffect(() => {
    if (unsentOf(useTourNotes.getState(), id).length > 0) send()
    const stop = onAnswering(() => send())
    const onOnline = () => send()
    window.addEventListener('online', onOnline)
    return () => {
      stop()
      window.removeEventListener('online', onOnline)
    }
  }, [id, send])

  return (remember, flags) => {
    const { unsent: _, ...rest } = remember
    useOnboardingSection.setState(rest)
    if (flags.length === 0) return
    useTourNotes.setState((before) => ({
      unsent: { ...before.unsent, [id]: [...new Set([...unsentOf(before, id), ...flags])] },
    }))
    send()
  }
}

async function sendUnsent(queryClient: QueryClient, id: number): Promise<void> {
  const flags = unsentOf(useTourNotes.getState(), id)
  if (flags.length === 0) return
  const body = Object.fromEntries(flags.map((flag) => [flag, true]))
  const { version, ...onboarding } = (await call(onboardingUserEndpoints.hide, { body })).data
  useTourNotes.setState((before) => ({ unsent: without(before, id, flags) }))
  queryClient.setQueryData(authQueries.profile().queryKey, (profile) =>
    profile?.id === id && !profile.impersonator ? { ...profile, onboarding, version } : profile,
  )
}

function without(before: Pick<Remembered, 'unsent'>, id: number, sent: readonly Flag[]): Record<string, string[]> {
  const left = unsentOf(before, id).filter((flag) => !sent.includes(flag))
  const others = Object.entries(before.unsent).filter(([person]) => person !== String(id))
  return Object.fromEntries([...others.map(([person, flags]) => [person, [...flags]]), ...(left.length > 0 ? [[id, left]] : [])])
}
