import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKanbanCard } from '#lib/persisted.ts'
import { reportError } from '#lib/query-client.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { useBoard } from './board.store.ts'
import type { BoardFilter } from './board-search.ts'
import { shownFields } from './card-layout.rules.ts'
import { kanbanQueries } from './kanban.api.ts'
import { loadMore } from './load-more.ts'

/** Loads the person's board and card layout, and the orders for the filter. */
export function useBoardAnswer(filter: BoardFilter) {
  const board = useQuery(kanbanQueries.board())
  const card = useQuery(kanbanQueries.card())
  const orders = useQuery(kanbanQueries.orders(filter))
  useUntilAnswered([board, card, orders])
  const own = useKanbanCard((state) => state.fields)
  const fields = useMemo(() => (card.data ? shownFields(card.data, own) : undefined), [card.data, own])
  const failed = [board, card, orders].find((query) => query.isError && !query.data)
  return { layout: board.data?.columns, fields, orders, failed }
}

/** Loads the next cards of a column; the caller shows a failure. */
export function useMoreCards(status_id: number): () => Promise<boolean> {
  const client = useQueryClient()
  const filter = useBoard((state) => state.input.filter)
  return async () => {
    try {
      return await loadMore(client, filter, status_id)
    } catch (error) {
      reportError(error)
      throw error
    }
  }
}
