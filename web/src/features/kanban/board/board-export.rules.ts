import type { OrderFilter } from '@tracklane/contract/order-filter'

/** The orders that the board holds: of its columns those that the filter leaves; undefined where it leaves none. */
export function exportFilter(filter: OrderFilter, statuses: readonly number[]): OrderFilter | undefined {
  const asked = filter.status_id ?? []
  const shown = asked.length > 0 ? asked.filter((status) => statuses.includes(status)) : [...statuses]
  return shown.length > 0 ? { ...filter, status_id: shown as OrderFilter['status_id'] } : undefined // columns are of statuses
}
