import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'

/** Returns the status of each card by its id. */
export function placesOf(columns: readonly BoardColumn[]): Map<number, number> {
  return new Map(columns.flatMap((column) => column.orders.map((order) => [order.id, column.status_id] as const)))
}

/** Returns the cards that other people have moved to a column or onto the board. */
export function arrivals(
  before: ReadonlyMap<number, number>,
  columns: readonly BoardColumn[],
  changed: ReadonlySet<number>,
): CompactOrder[] {
  return columns.flatMap((column) =>
    column.orders.filter((order) => {
      const place = before.get(order.id)
      return place === undefined ? changed.has(order.id) : place !== column.status_id
    }),
  )
}
