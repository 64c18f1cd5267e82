import type { OrderFilter } from '@tracklane/contract/order-filter'

/** The filters of orders on a screen; `id` is the open order there. */
export type OrderFilterParts = Omit<OrderFilter, 'id'>

export interface OrderFiltersProps {
  filter: OrderFilterParts
  onChange: (change: Partial<OrderFilterParts>) => void
}

/** Nothing chosen is no filter. */
export function orNone<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
