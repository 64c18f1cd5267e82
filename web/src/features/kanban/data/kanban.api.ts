import { hashKey, keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type BoardColumn, kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderQueries } from '#features/order/order.api.ts'
import { changedOrdersMark, changedOrdersSince } from '#features/order/orders-changed.api.ts'
import { restOn } from '#lib/ask-again.ts'
import { askingMoment } from '#lib/early-answers.ts'
import { call } from '#lib/http.ts'
import { mergedBoard } from './board-merge.rules.ts'
import type { BoardFilter } from './board-search.ts'
import { loadToDepth, MAX_PAGE, PAGE } from './column-pages.ts'

/** Milliseconds: an open board hears of changes to its layout, one that opens again asks. */
const UNHEARD = 5_000

export const kanbanQueries = {
  all: () => ['kanban'] as const,
  board: () =>
    queryOptions({
      queryKey: [...kanbanQueries.all(), 'board'],
      queryFn: async ({ signal }) => (await call(kanbanEndpoints.board, {}, signal)).data,
      staleTime: UNHEARD,
      meta: { live: true },
    }),
  card: () =>
    queryOptions({
      queryKey: [...kanbanQueries.all(), 'card'],
      queryFn: async ({ signal }) => (await call(kanbanEndpoints.card, {}, signal)).data,
      staleTime: UNHEARD,
      meta: { live: true },
    }),
  /**
   * All columns in one entry, because a move touches two of them. The key is below the orders' key: every change of an order refreshes it.
   * A refetch loads each column to the depth it was scrolled to.
   */
  orders: (filter: BoardFilter) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'board', filter],
      queryFn: ({ signal, client, queryKey }) => loadBoard(filter, { signal, client, queryKey }),
      placeholderData: keepPreviousData,
      // A new layout may have columns that this answer lacks.
      staleTime: UNHEARD,
      meta: { live: true },
    }),
}

/** The basis of each board by the query's hash. */
const bases = new WeakMap<QueryClient, Map<string, Basis>>()

interface Basis {
  /** The mark of the heard changes when it was asked for. */
  readonly mark: number
  /** The time (by `sinceOpened`) when everything was last asked for; later requests asked only for known changes. */
  readonly whole: number
}

interface BoardLoad {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** Loads the board to its scrolled depth: only the changes where they are known, else page by page. */
async function loadBoard(filter: BoardFilter, { client, queryKey, signal }: BoardLoad): Promise<BoardColumn[]> {
  const hash = hashKey(queryKey)
  const known = bases.get(client) ?? new Map<string, Basis>()
  bases.set(client, known)
  const basis = known.get(hash)
  const [mark, now] = [changedOrdersMark(client), askingMoment()]
  const before = client.getQueryData<BoardColumn[]>(queryKey) ?? []
  const ids = changedOrdersSince(client, basis?.mark ?? -1) ?? []

  const [{ data: first }, changed] = await Promise.all([
    call(kanbanEndpoints.orders, { query: { ...filter, limit: PAGE } }, signal),
    isDeep(before) ? loadChanged(filter, ids, signal) : undefined,
  ])
  const shown = client.getQueryData<BoardColumn[]>(queryKey) ?? [] // with the pages that have come meanwhile
  const board = changed
    ? mergedBoard({ first, before: shown, ids: new Set(ids), changed })
    : await loadToDepth(filter, { first, before: shown }, signal)
  const whole = changed && basis ? basis.whole : now
  known.set(hash, { mark, whole })
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query) restOn(query, changed && whole)
  return board
}

function isDeep(board: readonly BoardColumn[]): boolean {
  return board.some(({ orders }) => orders.length > PAGE)
}

/** Loads the current places of changed orders; undefined where loading everything is as good, or the only way. */
async function loadChanged(filter: BoardFilter, ids: readonly number[], signal: AbortSignal): Promise<BoardColumn[] | undefined> {
  if (ids.length === 0 || ids.length > MAX_PAGE) return undefined
  return (await call(kanbanEndpoints.orders, { query: { ...filter, id: [...ids], limit: MAX_PAGE } }, signal)).data
}
