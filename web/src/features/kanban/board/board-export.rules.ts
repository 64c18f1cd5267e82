import type { OrderFilter } from '@tracklane/contract/order-filter'

/** Returns the filter for the orders of the board's columns; undefined where it leaves no column. */
export function exportFilter(filter: OrderFilter, statuses: readonly number[]): OrderFilter | undefined {
  const asked = filter.status_id ?? []
  const shown = asked.length > 0 ? asked.filter((status) => statuses.includes(status)) : [...statuses]
  return shown.length > 0 ? { ...filter, status_id: shown as OrderFilter['status_id'] } : undefined // columns have statuses
}
