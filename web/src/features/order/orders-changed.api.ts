import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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
  return client.invalidateQueries({ queryKey: orderQueries.all() })
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
  const since = count - mark
  if (mark < unknownUpTo || since > ids.length) return undefined
  return [...new Set(ids.slice(ids.length - since))]
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
