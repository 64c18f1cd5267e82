import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { orderQueries } from './order.api.ts'

/** The number of changes that are remembered; a query further behind asks for everything. */
const MAX_REMEMBERED = 1000

interface Journal {
  /** The ids of changed orders, oldest first, with the oldest cut off. */
  readonly ids: number[]
  /** The number of changes heard of in total. */
  count: number
  /** Changes up to this count are unknown. */
  unknownUpTo: number
}

const journals = new WeakMap<QueryClient, Journal>()

/**
 * Brings every open list, board and order up to date after a change; settles when they are. Name the orders where they are known, for
 * queries that ask only for those; null where they are unknown.
 */
export function ordersChanged(client: QueryClient, ids: readonly number[] | null): Promise<void> {
  note(client, ids)
  return askAgain(client, askedBefore(client, orders()))
}

/** Works like `ordersChanged`, for queries that were asked before that moment (by `sinceOpened`) and may have missed something. */
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

/** Returns the current mark for `changedOrdersSince`. */
export function changedOrdersMark(client: QueryClient): number {
  return journalOf(client).count
}

/** Returns the orders changed since a mark; undefined where that is no longer known. */
export function changedOrdersSince(client: QueryClient, mark: number): number[] | undefined {
  const { ids, count, unknownUpTo } = journalOf(client)
  if (mark < unknownUpTo || count - mark > ids.length) return undefined
  return namedOrdersSince(client, mark)
}

/** Returns the changed orders whose ids are known, even where others changed too. */
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
