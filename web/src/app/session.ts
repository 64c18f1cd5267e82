import { hashKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { authQueries, personIn } from '#features/auth/auth.api.ts'
import { setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { personKey, seesTheSame } from '#features/auth/same-person.rules.ts'
import { beginAnew } from '#lib/begin-anew.ts'
import { onRefusedAgain, setRequestPerson } from '#lib/http-request.ts'
import { onLeftElsewhere } from '#lib/other-tabs.ts'
import { personChanged, personGone } from '#lib/person-changed.ts'
import { onSessionLost, queryClient } from '#lib/query-client.ts'

/** Removes the server's answers to the former person, once their screen is gone. */
function forgetAnswers(): void {
  const kept = new Set<string>([...authQueries.all(), 'i18n', 'config'])
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
}

/** Ends the session on any 401: leads to /login, and back here afterwards. A logout in another tab leads to /login without the way back. */
export function watchSession(router: AnyRouter): void {
  watchPerson(router)
  onSessionLost(() => {
    const profile = personIn(queryClient)
    if (profile) signInAgain(router, profile)
  })
  onLeftElsewhere(() => {
    if (personIn(queryClient)) void leave(router)
  })
}

function signInAgain(router: AnyRouter, person: Profile): void {
  setPreviousRoute(router.state.location.href)
  void keepTyped(person.id).then(() => leave(router, { mayReturn: true }))
}

let stopWatching = (): void => {}

/**
 * Begins anew when another person or other rights are found: nothing on the page was answered to them. Where the server says that nobody is
 * signed in, the page goes to the sign-in itself: without a profile no later 401 would do so.
 */
function watchPerson(router: AnyRouter): void {
  stopWatching()
  const own = hashKey(authQueries.profile().queryKey)
  let last = personIn(queryClient)
  sitDownAs(last)
  const stopAsking = onRefusedAgain(askWhoIsThere)
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== own || event.type !== 'updated' || event.action.type !== 'success') return
    const [before, now] = [last, personIn(queryClient)]
    last = now
    // A page belongs to its person until it is left: its last changes must not be sent in the name of the next.
    if (!before || !now) sitDownAs(now)
    if (!before) return
    // A value set by the page itself means that it is on its way to the sign-in.
    if (!now && !event.action.manual) return signInAgain(router, before)
    if (!now || seesTheSame(before, now)) return
    // A person who begins or ends acting as somebody else keeps their own data.
    if (!now.impersonator && now.id !== before.impersonator?.id) personChanged()
    beginAnew(router)
  })
  stopWatching = () => {
    unsubscribe()
    stopAsking()
  }
}

function sitDownAs(profile: Profile | null | undefined): void {
  setRequestPerson(profile ? personKey(profile) : undefined)
}

function askWhoIsThere(): void {
  if (personIn(queryClient)) void queryClient.invalidateQueries({ queryKey: authQueries.profile().queryKey })
}

/** Keeps typed forms. With a form on the screen the module is loaded; where it cannot be loaded there is no form. */
async function keepTyped(person: number): Promise<void> {
  const module = await import('#lib/form-draft.ts').catch(() => undefined)
  module?.keepDrafts(person)
}

/**
 * Goes to /login. Deletes everything of the person through `onPersonChanged` and `onPersonGone`, except a courier's unsent moves, which
 * wait for the same person.
 */
export async function leave(router: AnyRouter, leaving = { mayReturn: false }): Promise<void> {
  personChanged()
  // A former answer that is still on its way would sign the person in again.
  void queryClient.cancelQueries(authQueries.profile())
  queryClient.setQueryData(authQueries.profile().queryKey, null)
  await router.navigate({ to: '/login', replace: true })
  forgetAnswers()
  personGone(leaving)
}
