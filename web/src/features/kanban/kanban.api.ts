import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type BoardColumn, type CompactOrder, kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'
import type { BoardFilter } from './board-search.ts'

/** Cards a column at once, and the most one call brings. */
const PAGE = 25
const MOST = 100

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
      queryFn: ({ signal, client, queryKey }) => loadBoard(filter, client.getQueryData<BoardColumn[]>(queryKey) ?? [], signal),
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
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(Math.max(before.orders.length, PAGE), MOST) })
  // A refetch meanwhile has other cards behind another cursor: what came here no longer fits.
  client.setQueryData(queryKey, (board) =>
    board?.map((column) => (more && column.next_cursor === cursor ? appended(column, more) : column)),
  )
}

async function loadBoard(filter: BoardFilter, before: readonly BoardColumn[], signal: AbortSignal): Promise<BoardColumn[]> {
  const { data } = await call(kanbanEndpoints.orders, { query: { ...filter, limit: PAGE } }, signal)
  const depths = new Map(before.map((column) => [column.status_id, column.orders.length]))
  return Promise.all(data.map((column) => deepen(filter, column, depths.get(column.status_id) ?? 0, signal)))
}

async function deepen(filter: BoardFilter, column: BoardColumn, depth: number, signal: AbortSignal): Promise<BoardColumn> {
  const missing = depth - column.orders.length
  if (missing <= 0 || !column.next_cursor) return column
  const { status_id, next_cursor: cursor } = column
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(missing, MOST) }, signal)
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
