import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'

/** Where each card stands. */
export function placesOf(columns: readonly BoardColumn[]): Map<number, number> {
  return new Map(columns.flatMap((column) => column.orders.map((order) => [order.id, column.status_id] as const)))
}

/** Cards that came to another column, or onto the board because somebody changed them. */
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
