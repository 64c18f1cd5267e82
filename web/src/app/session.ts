import type { AnyRouter } from '@tanstack/react-router'
import { authQueries, forgetOthers } from '#features/auth/auth.api.ts'
import { forgetPreviousRoute, setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { forgetDrafts } from '#lib/has-drafts.ts'
import { logError } from '#lib/log.ts'
import { onLeftElsewhere } from '#lib/other-tabs.ts'
import { reset, useImpersonate, useKanbanCard, useOnboardingSection } from '#lib/persisted.ts'
import { onSessionLost, queryClient } from '#lib/query-client.ts'
import { cancelDownloads } from '#ui/downloads.ts'

/** Forgets whoever was signed in: stores and everything the server said to them. */
function forgetSession(): void {
  cancelDownloads()
  reset(useImpersonate)
  reset(useOnboardingSection)
  reset(useKanbanCard)
  queryClient.setQueryData(authQueries.profile().queryKey, null)
  forgetOthers(null).catch((error: unknown) => logError('What was kept could not be forgotten', error))
}

/** What the server said to the person who has left; after their screen is gone. */
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
    void keepTyped(profile.id).then(() => leave(router))
  })
  onLeftElsewhere(() => {
    if (isSomebody()) void leave(router).then(forgetWayBack)
  })
}

/** Where a form is on the screen its module is there already; where it cannot be loaded there is none. */
async function keepTyped(person: number): Promise<void> {
  const module = await import('#lib/form-draft.ts').catch(() => undefined)
  module?.keepDrafts(person)
}

/** To /login, with nothing left of the person. */
export async function leave(router: AnyRouter): Promise<void> {
  forgetSession()
  await router.navigate({ to: '/login', replace: true })
  forgetAnswers()
}

/** Nor what was being typed. */
function forgetWayBack(): void {
  forgetPreviousRoute()
  forgetDrafts()
}

function isSomebody(): boolean {
  return Boolean(queryClient.getQueryData(authQueries.profile().queryKey))
}
