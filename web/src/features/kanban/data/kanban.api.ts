import { hashKey, keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type BoardColumn, type CompactOrder, kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderQueries } from '#features/order/order.api.ts'
import { changedOrdersMark, changedOrdersSince } from '#features/order/orders-changed.api.ts'
import { call } from '#lib/http.ts'
import { mergedBoard } from './board-merge.rules.ts'
import type { BoardFilter } from './board-search.ts'

/** Cards a column at once, and the most one call brings. */
const PAGE = 25
const MAX_PAGE = 100

export const kanbanQueries = {
  all: () => ['kanban'] as const,
  board: () =>
    queryOptions({
      queryKey: [...kanbanQueries.all(), 'board'],
      queryFn: async ({ signal }) => (await call(kanbanEndpoints.board, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
  card: () =>
    queryOptions({
      queryKey: [...kanbanQueries.all(), 'card'],
      queryFn: async ({ signal }) => (await call(kanbanEndpoints.card, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
  /**
   * All columns in one entry, because a move touches two of them. It stands under the orders' key: whatever changes an order refreshes it.
   * A refetch brings each column back as deep as it was scrolled.
   */
  orders: (filter: BoardFilter) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'board', filter],
      queryFn: ({ signal, client, queryKey }) => loadBoard(filter, { signal, client, queryKey }),
      placeholderData: keepPreviousData,
    }),
}

/** Brings the next cards of one column into the board. */
export async function loadMore(client: QueryClient, filter: BoardFilter, status_id: number): Promise<void> {
  const { queryKey } = kanbanQueries.orders(filter)
  const before = client.getQueryData(queryKey)?.find((column) => column.status_id === status_id)
  const cursor = before?.next_cursor
  if (!cursor) return
  // Whoever has come far goes on in bigger steps.
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(Math.max(before.orders.length, PAGE), MAX_PAGE) })
  // A refetch meanwhile has other cards behind another cursor: what came here no longer fits.
  client.setQueryData(queryKey, (board) =>
    board?.map((column) => (more && column.next_cursor === cursor ? appended(column, more) : column)),
  )
}

/** How much each board had heard of when it was asked for, by the query's hash. */
const marks = new WeakMap<QueryClient, Map<string, number>>()

interface BoardLoad {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** As deep as each column was scrolled: by what has changed where that is known, else page by page. */
async function loadBoard(filter: BoardFilter, { client, queryKey, signal }: BoardLoad): Promise<BoardColumn[]> {
  const hash = hashKey(queryKey)
  const known = marks.get(client) ?? new Map<string, number>()
  marks.set(client, known)
  const mark = changedOrdersMark(client)
  const before = client.getQueryData<BoardColumn[]>(queryKey) ?? []
  const ids = changedOrdersSince(client, known.get(hash) ?? -1) ?? []

  const [{ data: first }, changed] = await Promise.all([
    call(kanbanEndpoints.orders, { query: { ...filter, limit: PAGE } }, signal),
    isDeep(before) ? loadChanged(filter, ids, signal) : undefined,
  ])
  const board = changed ? mergedBoard({ first, before, ids: new Set(ids), changed }) : await deepened(filter, { first, before }, signal)
  known.set(hash, mark)
  return board
}

function isDeep(board: readonly BoardColumn[]): boolean {
  return board.some(({ orders }) => orders.length > PAGE)
}

/** Where the orders that changed stand now; undefined where asking for everything is as good, or the only way. */
async function loadChanged(filter: BoardFilter, ids: readonly number[], signal: AbortSignal): Promise<BoardColumn[] | undefined> {
  if (ids.length === 0 || ids.length > MAX_PAGE) return undefined
  return (await call(kanbanEndpoints.orders, { query: { ...filter, id: [...ids], limit: MAX_PAGE } }, signal)).data
}

interface Depth {
  readonly first: readonly BoardColumn[]
  readonly before: readonly BoardColumn[]
}

function deepened(filter: BoardFilter, { first, before }: Depth, signal: AbortSignal): Promise<BoardColumn[]> {
  const depths = new Map(before.map((column) => [column.status_id, column.orders.length]))
  return Promise.all(first.map((column) => deepen(filter, column, depths.get(column.status_id) ?? 0, signal)))
}

async function deepen(filter: BoardFilter, column: BoardColumn, depth: number, signal: AbortSignal): Promise<BoardColumn> {
  const missing = depth - column.orders.length
  if (missing <= 0 || !column.next_cursor) return column
  const { status_id, next_cursor: cursor } = column
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(missing, MAX_PAGE) }, signal)
  return more ? deepen(filter, appended(column, more), depth, signal) : column
}

interface ColumnPage {
  status_id: number
  cursor: string
  limit: number
}

async function loadPage(filter: BoardFilter, { status_id, cursor, limit }: ColumnPage, signal?: AbortSignal) {
  const { data } = await call(kanbanEndpoints.orders, { query: { ...filter, status_id: [status_id], cursor, limit } }, signal)
  return data.find((column) => column.status_id === status_id)
}

function appended(column: BoardColumn, more: BoardColumn): BoardColumn {
  const known = new Set(column.orders.map((order) => order.id))
  const fresh = more.orders.filter((order: CompactOrder) => !known.has(order.id))
  return { ...column, orders: [...column.orders, ...fresh], next_cursor: more.next_cursor }
}
