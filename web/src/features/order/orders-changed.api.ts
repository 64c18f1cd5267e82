import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { orderQueries } from './order.api.ts'

/** As many changes are remembered; whoever is further behind asks for everything. */
const MAX_REMEMBERED = 1000

interface Journal {
  /** Ids in the order in which they were heard of, the oldest cut off. */
  readonly ids: number[]
  /** How many have been heard of altogether. */
  count: number
  /** Up to here nobody can say what changed. */
  unknownUpTo: number
}

const journals = new WeakMap<QueryClient, Journal>()

/**
 * The one door after a change: every open list, board and order shows the truth again once this settles.
 * Name the orders where they are known, for whoever asks only for those; null: nobody can say which.
 */
export function ordersChanged(client: QueryClient, ids: readonly number[] | null): Promise<void> {
  note(client, ids)
  return askAgain(client, askedBefore(client, orders()))
}

/** The same where only what was asked for before that moment, by `sinceOpened`, may have missed something. */
export async function ordersMissed(client: QueryClient, moment: number): Promise<void> {
  const late = askedBefore(client, orders(), moment)
  if (late.length === 0) return
  note(client, null)
  await askAgain(client, late)
}

function orders(): QueryFilters {
  return { queryKey: orderQueries.all() }
}

export function useOrdersChanged(): (ids: readonly number[] | null) => Promise<void> {
  const queryClient = useQueryClient()
  return (ids) => ordersChanged(queryClient, ids)
}

/** The moment now, for `changedOrdersSince`. */
export function changedOrdersMark(client: QueryClient): number {
  return journalOf(client).count
}

/** The orders heard of since a mark; undefined where that cannot be said any more. */
export function changedOrdersSince(client: QueryClient, mark: number): number[] | undefined {
  const { ids, count, unknownUpTo } = journalOf(client)
  if (mark < unknownUpTo || count - mark > ids.length) return undefined
  return namedOrdersSince(client, mark)
}

/** Those of them that were named, also where there were others. */
export function namedOrdersSince(client: QueryClient, mark: number): number[] {
  const { ids, count } = journalOf(client)
  return [...new Set(ids.slice(Math.max(0, ids.length - (count - mark))))]
}

function note(client: QueryClient, ids: readonly number[] | null): void {
  const journal = journalOf(client)
  journal.ids.push(...(ids ?? []))
  journal.ids.splice(0, Math.max(0, journal.ids.length - MAX_REMEMBERED))
  journal.count += ids?.length ?? 1
  if (ids === null) {
    journal.ids.length = 0
    journal.unknownUpTo = journal.count
  }
}

function journalOf(client: QueryClient): Journal {
  const journal = journals.get(client) ?? { ids: [], count: 0, unknownUpTo: 0 }
  journals.set(client, journal)
  return journal
}
