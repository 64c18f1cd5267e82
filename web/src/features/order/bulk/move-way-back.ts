import type { BulkOrder } from './bulk-move.api.ts'
import type { Outcomes } from './use-bulk-run.ts'

/** Where the moved ones came from: their ids by status. */
export function formerPlaces(orders: readonly BulkOrder[], outcomes: Outcomes): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const { id, status_id } of orders)
    if (outcomes.get(id)?.kind === 'done') places.set(status_id, [...(places.get(status_id) ?? []), id])
  return places
}
