import type { QueryClient } from '@tanstack/react-query'
import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { changedOrdersMark, changedOrdersSince, ordersChanged } from '#features/order/orders-changed.api.ts'
import type { BoardFilter } from './board-search.ts'
import { appended, loadPage, MAX_PAGE, PAGE } from './column-pages.ts'
import { kanbanQueries } from './kanban.api.ts'

/**
 * Loads the next cards of a column. If a card changed meanwhile, the page may be older than the board: the card is left out, and the board
 * asks for it. Returns false where there is nothing to load.
 */
export async function loadMore(client: QueryClient, filter: BoardFilter, status_id: number): Promise<boolean> {
  const { queryKey } = kanbanQueries.orders(filter)
  const before = client.getQueryData(queryKey)?.find((column) => column.status_id === status_id)
  const cursor = before?.next_cursor
  if (!cursor) return false
  const mark = changedOrdersMark(client)
  // The further down, the larger the pages.
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(Math.max(before.orders.length, PAGE), MAX_PAGE) })
  if (!more) return false
  const heard = changedOrdersSince(client, mark)
  const isSure = ({ id }: CompactOrder) => heard !== undefined && !heard.includes(id)
  const state = client.getQueryState(queryKey)
  // A refetch meanwhile has another cursor and other cards: this page no longer fits.
  const joined = (column: BoardColumn) =>
    column.next_cursor === cursor ? appended(column, { ...more, orders: more.orders.filter(isSure) }) : column
  client.setQueryData(queryKey, (board) => board?.map(joined), { updatedAt: state?.dataUpdatedAt })
  const unsure = more.orders.filter((order) => !isSure(order)).map(({ id }) => id)
  // Added cards do not refresh a board that still waits for its refetch.
  if (unsure.length > 0 || (state?.isInvalidated && state.fetchStatus === 'idle')) await ordersChanged(client, unsure)
  return true
}
