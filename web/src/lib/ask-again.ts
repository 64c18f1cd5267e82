import type { Query, QueryCache, QueryClient, QueryFilters } from '@tanstack/react-query'
import { askingMoment } from './early-answers.ts'

const asked = new WeakMap<object, number>()

/** For an answer that was put together from older ones: the time when the older ones were asked for. */
const restingOn = new WeakMap<object, number>()

/** Keeps when each answer was last asked for, by `sinceOpened`. */
export function noteAsking(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, askingMoment())
  })
}

/** Gives the query's answer the age of an older one: the time (by `sinceOpened`) when that was asked for. undefined: it rests on none. */
export function restOn(query: Query, moment: number | undefined): void {
  if (moment === undefined) restingOn.delete(query)
  else restingOn.set(query, moment)
}

/**
 * Finds the answers that were asked for (wholly or in part) before a moment, by default before now. An answer that was set without a
 * request counts, a query without data does not.
 */
export function askedBefore(client: QueryClient, filters: QueryFilters, moment = Number.POSITIVE_INFINITY): Query[] {
  return client
    .getQueryCache()
    .findAll(filters)
    .filter((query) => Math.min(asked.get(query) ?? givenAt(query), restingOn.get(query) ?? Number.POSITIVE_INFINITY) < moment)
}

/** Returns the time of an answer that was set without a request. Its age is unknown, so it counts as older than everything. */
function givenAt({ state }: Query): number {
  return state.data === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
}

/**
 * Marks the queries as stale, asks again for those on the screen, and settles when the new answers are there. An answer still on its way
 * may be older than the news: it is shown when it comes and then asked for again. `invalidateQueries` would take it for fresh.
 */
export async function askAgain(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => askOneAgain(client, query)))
}

async function askOneAgain(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus !== 'idle') await query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
  query.invalidate()
  await client.refetchQueries({ type: 'active', predicate: (one) => one === query }, { cancelRefetch: false })
}
