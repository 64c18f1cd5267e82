import { useQueryClient } from '@tanstack/react-query'
import type { BoardFilter } from './board-search.ts'
import { kanbanQueries } from './kanban.api.ts'

/** How many orders the board would show: those of its columns. */
export function useBoardCount() {
  const client = useQueryClient()
  return async (filter: BoardFilter): Promise<number> => {
    const columns = await client.fetchQuery(kanbanQueries.orders(filter))
    return columns.reduce((sum, { total }) => sum + total, 0)
  }
}
