import type { QueryClient } from '@tanstack/react-query'
import { LayoutQuery } from '@tracklane/contract/kanban-layout'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { kanbanCardQueries } from './kanban-card.api.ts'

/** The query string of /kanban/card: the list, and the open card layout. */
export const KanbanCardSearch = listSearch(LayoutQuery)

export function startCards(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(kanbanCardQueries.page(listQueryOf(KanbanCardSearch, search)))
}
