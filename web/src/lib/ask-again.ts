import type { Query, QueryCache, QueryClient, QueryFilters } from '@tanstack/react-query'
import { askingMoment } from './early-answers.ts'

const asked = new WeakMap<object, number>()

/** For an answer put together from older ones: the time when those were asked for. */
const restingOn = new WeakMap<object, number>()

/** Keeps when each answer was last asked for, by `sinceOpened`. */
export function noteAsking(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, askingMoment())
  })
}

/** The query's answer takes over what was asked for at that moment, by `sinceOpened`; undefined: nothing older than itself. */
export function restOn(query: Query, moment: number | undefined): void {
  if (moment === undefined) restingOn.delete(query)
  else restingOn.set(query, moment)
}

/** The answers that were asked for before that moment, by default before now, or given without being asked for, in whole or in part. What waits to be asked for at all is none. */
export function askedBefore(client: QueryClient, filters: QueryFilters, moment = Number.POSITIVE_INFINITY): Query[] {
  return client
    .getQueryCache()
    .findAll(filters)
    .filter((query) => Math.min(asked.get(query) ?? givenAt(query), restingOn.get(query) ?? Number.POSITIVE_INFINITY) < moment)
}

/** Nobody knows how old it is. */
function givenAt({ state }: Query): number {
  return state.data === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
}

/**
 * Makes them stale and asks again for those on the screen; settles once the truth is there. An answer still on its way may be older than
 * what was heard meanwhile: it is let come, shown, and asked for again, where `invalidateQueries` takes the first answer for fresh.
 */
export async function askAgain(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => askOneAgain(client, query)))
}

async function askOneAgain(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus !== 'idle') await query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
  query.invalidate()
  await client.refetchQueries({ type: 'active', predicate: (one) => one === query }, { cancelRefetch: false })
}
