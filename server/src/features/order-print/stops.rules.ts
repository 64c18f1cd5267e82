import { type AddressParts, readAddress } from '@tracklane/contract/kit/address'
import { compareNumbered } from '#platform/list/compare-texts.rules.ts'
import type { PrintedOrder } from './order-print.queries.ts'

/** An order as a stop of a tour. */
export interface Stop extends PrintedOrder, AddressParts {}

/** Sorts orders for driving: by window, orders without one last, then by postcode and street. */
export function stopsOf(orders: readonly PrintedOrder[]): Stop[] {
  return orders
    .map((order): Stop => ({ ...order, ...readAddress(order.country_code, order.customer_address) }))
    .sort(
      (one, other) =>
        byTime(one.delivery_from ?? one.delivery_to, other.delivery_from ?? other.delivery_to) ||
        byTime(one.delivery_to, other.delivery_to) ||
        byText(one.postcode, other.postcode) ||
        compareNumbered(one.street, other.street) ||
        one.id - other.id,
    )
}

function byTime(one: Date | null, other: Date | null): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return one.getTime() - other.getTime()
}

function byText(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compareNumbered(one, other)
}
