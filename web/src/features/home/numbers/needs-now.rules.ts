import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { Operation } from '@tracklane/contract/order-operation'

export type Need = 'late' | 'without_courier' | 'unpaid'

/** A kind of order that needs somebody: the number of its orders, and the filter and order that list them, the most urgent first. */
export interface NeedKind {
  readonly need: Need
  readonly count: number
  readonly filter: OrderFilter
  readonly sort: 'delivery_to' | 'delivered_at'
}

/** The kinds of need there are, the most urgent first. */
export function needsOf(orders: OrderNumbers): NeedKind[] {
  const unpaid = orders.outstanding.reduce((sum, one) => sum + one.orders, 0)
  const needs: NeedKind[] = [
    { need: 'late', count: orders.late, filter: homeFilters.late(), sort: 'delivery_to' },
    { need: 'without_courier', count: orders.without_courier, filter: homeFilters.withoutCourier(), sort: 'delivery_to' },
    { need: 'unpaid', count: unpaid, filter: homeFilters.outstanding(), sort: 'delivered_at' },
  ]
  return needs.filter(({ count }) => count > 0)
}

/** The one operation that helps; a late order without a courier needs one first. What is unpaid is paid by a hand-over. */
export function helpFor(need: Need, order: { readonly courier_id: number | null }): Operation | undefined {
  if (need === 'unpaid') return undefined
  return need === 'without_courier' || order.courier_id === null ? 'courier' : 'delivery_date'
}
