import { type BoardColumn, type CompactOrder, kanbanEndpoints } from '@tracklane/contract/kanban'
import { call } from '#lib/http.ts'
import type { BoardFilter } from './board-search.ts'

/** The cards per column of a page, and the most per call. */
export const PAGE = 25
export const MAX_PAGE = 100

interface Depth {
  readonly first: readonly BoardColumn[]
  readonly before: readonly BoardColumn[]
}

/** Loads each column to its former depth, page by page. */
export function loadToDepth(filter: BoardFilter, { first, before }: Depth, signal: AbortSignal): Promise<BoardColumn[]> {
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

export async function loadPage(filter: BoardFilter, { status_id, cursor, limit }: ColumnPage, signal?: AbortSignal) {
  const { data } = await call(kanbanEndpoints.orders, { query: { ...filter, status_id: [status_id], cursor, limit } }, signal)
  return data.find((column) => column.status_id === status_id)
}

export function appended(column: BoardColumn, more: BoardColumn): BoardColumn {
  const known = new Set(column.orders.map((order) => order.id))
  const fresh = more.orders.filter((order: CompactOrder) => !known.has(order.id))
  return { ...column, orders: [...column.orders, ...fresh], next_cursor: more.next_cursor }
}
