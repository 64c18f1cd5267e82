import type { QueryClient } from '@tanstack/react-query'
import { LayoutQuery } from '@tracklane/contract/kanban-layout'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { kanbanBoardQueries } from './kanban-board.api.ts'

/** The query string of /kanban/board: the list, and the open board. */
export const KanbanBoardSearch = listSearch(LayoutQuery)

export function startBoards(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(kanbanBoardQueries.page(listQueryOf(KanbanBoardSearch, search)))
}
