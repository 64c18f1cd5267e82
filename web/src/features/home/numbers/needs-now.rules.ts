import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { Operation } from '@tracklane/contract/order-operation'

export type Need = 'late' | 'without_courier' | 'unpaid'

/** A kind of order that needs action: its count, and the filter and sorting for its list, the most urgent first. */
export interface NeedKind {
  readonly need: Need
  readonly count: number
  readonly filter: OrderFilter
  readonly sort: 'delivery_to' | 'delivered_at'
}

/** Returns the present kinds of need, the most urgent first. */
export function needsOf(orders: OrderNumbers): NeedKind[] {
  const unpaid = orders.outstanding.reduce((sum, one) => sum + one.orders, 0)
  const needs: NeedKind[] = [
    { need: 'late', count: orders.late, filter: homeFilters.late(), sort: 'delivery_to' },
    { need: 'without_courier', count: orders.without_courier, filter: homeFilters.withoutCourier(), sort: 'delivery_to' },
    { need: 'unpaid', count: unpaid, filter: homeFilters.outstanding(), sort: 'delivered_at' },
  ]
  return needs.filter(({ count }) => count > 0)
}

/** Returns the operation that helps. A late order without a courier needs one first; an unpaid one needs a hand-over. */
export function helpFor(need: Need, order: { readonly courier_id: number | null }): Operation | undefined {
  if (need === 'unpaid') return undefined
  return need === 'without_courier' || order.courier_id === null ? 'courier' : 'delivery_date'
}
