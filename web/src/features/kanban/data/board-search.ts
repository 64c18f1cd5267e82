import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { OrderFilter } from '@tracklane/contract/order-filter'
import type { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'
import { lenient } from '#lib/search.ts'
import { kanbanQueries } from './kanban.api.ts'

/** The query string of the board: its filters, and the open order. */
export const BoardSearch = OrderFilter.omit({ id: true }).extend({ id: Id.optional(), ...EditorSearch.shape })
export type BoardSearch = z.output<typeof BoardSearch>

/** Returns only the filters: opening an order must not load the board again. */
export function filterOf({ id: _opened, edit: _edit, new: _new, ...filter }: BoardSearch): Omit<BoardSearch, 'id' | 'edit' | 'new'> {
  return filter
}
export type BoardFilter = ReturnType<typeof filterOf>

/** Asks early for the first data of the board. */
export function startBoard(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(kanbanQueries.board())
  void client.prefetchQuery(kanbanQueries.card())
  void client.prefetchQuery(kanbanQueries.orders(filterOf(lenient(BoardSearch)(search))))
}
