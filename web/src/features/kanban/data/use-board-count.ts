import { useQueryClient } from '@tanstack/react-query'
import type { BoardFilter } from './board-search.ts'
import { kanbanQueries } from './kanban.api.ts'

/** Counts the orders in the board's columns. */
export function useBoardCount() {
  const client = useQueryClient()
  return async (filter: BoardFilter): Promise<number> => {
    const columns = await client.fetchQuery(kanbanQueries.orders(filter))
    return columns.reduce((sum, { total }) => sum + total, 0)
  }
}
