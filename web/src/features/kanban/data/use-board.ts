import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useKanbanCard } from '#lib/persisted.ts'
import { reportError } from '#lib/query-client.ts'
import type { BoardFilter } from './board-search.ts'
import { shownFields } from './card-layout.rules.ts'
import { kanbanQueries, loadMore } from './kanban.api.ts'

/** What the server says: the person's board and card layout, and the orders that the filter finds. */
export function useBoard(filter: BoardFilter) {
  const client = useQueryClient()
  const board = useQuery(kanbanQueries.board())
  const card = useQuery(kanbanQueries.card())
  const orders = useQuery(kanbanQueries.orders(filter))
  const own = useKanbanCard((state) => state.fields)

  const fields = useMemo(() => (card.data ? shownFields(card.data, own) : undefined), [card.data, own])
  const latest = useRef(filter)
  latest.current = filter
  const more = useCallback(
    (status_id: number) =>
      loadMore(client, latest.current, status_id).catch((error: unknown) => {
        reportError(error)
        throw error
      }),
    [client],
  )
  const failed = [board, card, orders].find((query) => query.isError && !query.data)
  return { board: board.data, fields, orders, key: JSON.stringify(filter), more, failed }
}
