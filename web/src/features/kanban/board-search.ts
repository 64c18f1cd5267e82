import { Id } from '@tracklane/contract/kit/page'
import { OrderFilter } from '@tracklane/contract/order'
import type { z } from 'zod'

/** The query string of the board: its filters, and the order that is open. */
export const BoardSearch = OrderFilter.omit({ id: true }).extend({ id: Id.optional() })
export type BoardSearch = z.output<typeof BoardSearch>

/** The filters alone: opening an order must not load the board anew. */
export function filterOf({ id: _opened, ...filter }: BoardSearch): Omit<BoardSearch, 'id'> {
  return filter
}
export type BoardFilter = ReturnType<typeof filterOf>
