import type { OrderFilter } from '@tracklane/contract/order-filter'

/** The filters of orders on a screen. `id` is left out: there it is the open order. */
export type OrderFilterParts = Omit<OrderFilter, 'id'>

export interface OrderFiltersProps {
  filter: OrderFilterParts
  onChange: (change: Partial<OrderFilterParts>) => void
}

/** Returns undefined for an empty list, since that is no filter. */
export function orNone<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
