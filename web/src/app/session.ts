import type { AnyRouter } from '@tanstack/react-router'
import { authQueries } from '#features/auth/auth.api.ts'
import { setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { forgetKeptAnswers } from '#lib/kept-answer.ts'
import { reset, useImpersonate, useKanbanCard, useOnboardingSection } from '#lib/persisted.ts'
import { onSessionLost, queryClient } from '#lib/query-client.ts'

/** Forgets whoever was signed in: stores and everything the server said to them. */
function forgetSession(): void {
  reset(useImpersonate)
  reset(useOnboardingSection)
  reset(useKanbanCard)
  forgetKeptAnswers()
  queryClient.setQueryData(authQueries.profile().queryKey, null)
}

/** What the server said to the person who has left; after their screen is gone. */
function forgetAnswers(): void {
  const kept = new Set<string>([...authQueries.all(), 'i18n', 'config'])
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
}

/** A 401 ends the session wherever it comes from, and leads to /login and back here afterwards. */
export function watchSession(router: AnyRouter): void {
  onSessionLost(() => {
    if (!queryClient.getQueryData(authQueries.profile().queryKey)) return
    setPreviousRoute(router.state.location.href)
    void leave(router)
  })
}

/** To /login, with nothing left of the person. */
export async function leave(router: AnyRouter): Promise<void> {
  forgetSession()
  await router.navigate({ to: '/login', replace: true })
  forgetAnswers()
}
