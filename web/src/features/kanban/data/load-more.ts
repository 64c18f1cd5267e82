import type { QueryClient } from '@tanstack/react-query'
import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { changedOrdersMark, changedOrdersSince, ordersChanged } from '#features/order/orders-changed.api.ts'
import type { BoardFilter } from './board-search.ts'
import { appended, loadPage, MAX_PAGE, PAGE } from './column-pages.ts'
import { kanbanQueries } from './kanban.api.ts'

/**
 * Brings the next cards of one column into the board. Where a card was heard of meanwhile the page may be older than the board: that card is
 * left out, and the board asks where it is. False where there is nothing to ask for.
 */
export async function loadMore(client: QueryClient, filter: BoardFilter, status_id: number): Promise<boolean> {
  const { queryKey } = kanbanQueries.orders(filter)
  const before = client.getQueryData(queryKey)?.find((column) => column.status_id === status_id)
  const cursor = before?.next_cursor
  if (!cursor) return false
  const mark = changedOrdersMark(client)
  // Whoever has come far goes on in bigger steps.
  const more = await loadPage(filter, { status_id, cursor, limit: Math.min(Math.max(before.orders.length, PAGE), MAX_PAGE) })
  if (!more) return false
  const heard = changedOrdersSince(client, mark)
  const isSure = ({ id }: CompactOrder) => heard !== undefined && !heard.includes(id)
  const state = client.getQueryState(queryKey)
  // A refetch meanwhile has other cards behind another cursor: what came here no longer fits.
  const joined = (column: BoardColumn) =>
    column.next_cursor === cursor ? appended(column, { ...more, orders: more.orders.filter(isSure) }) : column
  client.setQueryData(queryKey, (board) => board?.map(joined), { updatedAt: state?.dataUpdatedAt })
  const unsure = more.orders.filter((order) => !isSure(order)).map(({ id }) => id)
  // Cards that were added make nothing else of a board truer that is waiting to be asked for again.
  if (unsure.length > 0 || (state?.isInvalidated && state.fetchStatus === 'idle')) await ordersChanged(client, unsure)
  return true
}
