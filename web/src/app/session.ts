import type { AnyRouter } from '@tanstack/react-router'
import { authQueries } from '#features/auth/auth.api.ts'
import { setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { onLeftElsewhere } from '#lib/other-tabs.ts'
import { personChanged, personGone } from '#lib/person-changed.ts'
import { onSessionLost, queryClient } from '#lib/query-client.ts'

/** Removes the server's answers to the person who has left, once their screen is gone. */
function forgetAnswers(): void {
  const kept = new Set<string>([...authQueries.all(), 'i18n', 'config'])
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
}

/** A 401 ends the session wherever it comes from, and leads to /login and back here afterwards. So does leaving in another tab, without the way back. */
export function watchSession(router: AnyRouter): void {
  onSessionLost(() => {
    const profile = queryClient.getQueryData(authQueries.profile().queryKey)
    if (!profile) return
    setPreviousRoute(router.state.location.href)
    void keepTyped(profile.id).then(() => leave(router, { mayReturn: true }))
  })
  onLeftElsewhere(() => {
    if (isSomebody()) void leave(router)
  })
}

/** Where a form is on the screen its module is there already; where it cannot be loaded there is none. */
async function keepTyped(person: number): Promise<void> {
  const module = await import('#lib/form-draft.ts').catch(() => undefined)
  module?.keepDrafts(person)
}

/**
 * To /login. Nothing is left of the person but a courier's unsent moves, which wait for the same person: whoever keeps something of them
 * has said so to `onPersonChanged` or `onPersonGone`.
 */
export async function leave(router: AnyRouter, leaving = { mayReturn: false }): Promise<void> {
  personChanged()
  queryClient.setQueryData(authQueries.profile().queryKey, null)
  await router.navigate({ to: '/login', replace: true })
  forgetAnswers()
  personGone(leaving)
}

function isSomebody(): boolean {
  return Boolean(queryClient.getQueryData(authQueries.profile().queryKey))
}
