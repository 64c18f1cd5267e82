import { hashKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { authQueries, personIn } from '#features/auth/auth.api.ts'
import { setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { personKey, seesTheSame } from '#features/auth/same-person.rules.ts'
import { beginAnew } from '#lib/begin-anew.ts'
import { onRefusedAgain, sitDown } from '#lib/http-request.ts'
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
 * Whoever sits there by now is another, or has other rights: nothing here was answered to them, and all begins anew. Where the server says
 * that it is nobody any more, no later 401 would tell it: the profile is gone by then.
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
    // A page is the person's it was made for until it is left: its last changes must not go out in the name of the next.
    if (!before || !now) sitDownAs(now)
    if (!before) return
    // Where the page itself has set it, it is on its way to the sign-in.
    if (!now && !event.action.manual) return signInAgain(router, before)
    if (!now || seesTheSame(before, now)) return
    // Whoever begins to act, or comes back, goes on with what is their own.
    if (!now.impersonator && now.id !== before.impersonator?.id) personChanged()
    beginAnew(router)
  })
  stopWatching = () => {
    unsubscribe()
    stopAsking()
  }
}

function sitDownAs(profile: Profile | null | undefined): void {
  sitDown(profile ? personKey(profile) : undefined)
}

function askWhoIsThere(): void {
  if (personIn(queryClient)) void queryClient.invalidateQueries({ queryKey: authQueries.profile().queryKey })
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
  // An answer of before that is still on its way would bring them back.
  void queryClient.cancelQueries(authQueries.profile())
  queryClient.setQueryData(authQueries.profile().queryKey, null)
  await router.navigate({ to: '/login', replace: true })
  forgetAnswers()
  personGone(leaving)
}
