import { STATUS } from '@tracklane/contract/order-status'
import type { OrderView } from './order.rules.ts'

/** Things that can happen to an order, by the names that templates of messages have for it. */
export type OrderHappening =
  | { readonly name: 'order.created' }
  | { readonly name: 'order.status_changed'; readonly status_from: number; readonly status_to: number }
  /** The courier came to the customer in vain: said beside the change of the status. */
  | { readonly name: 'order.not_delivered' }
  | { readonly name: 'order.courier_assigned'; readonly courier_id: number }
  | { readonly name: 'order.courier_removed'; readonly courier_id: number }
  | { readonly name: 'order.delivery_date_changed' }

/** The change of one order, as listeners hear of it. */
export interface OrderChange {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number
  /** The logins of its courier and of the one who just lost it. */
  readonly courier_user_ids: readonly number[]
  /** None where something else was changed. */
  readonly happened: readonly OrderHappening[]
}

type Seen = Pick<OrderView, 'status_id' | 'courier_id' | 'courier_user_id' | 'delivery_from' | 'delivery_to'>

/** Without `before` it was made. */
export function orderChange({ before, after }: { readonly before?: OrderView | undefined; readonly after: OrderView }): OrderChange {
  const { id, organization_id, country_id } = after
  const couriers = [after.courier_user_id, before?.courier_user_id].filter((login) => typeof login === 'number')
  return { id, organization_id, country_id, courier_user_ids: [...new Set(couriers)], happened: happenings(before, after) }
}

export function happenings(before: Seen | undefined, after: Seen): OrderHappening[] {
  if (!before) return [{ name: 'order.created' }, ...courierChange(null, after.courier_id)]
  return [
    ...statusChange(before.status_id, after.status_id),
    ...courierChange(before.courier_id, after.courier_id),
    ...dateChange(before, after),
  ]
}

function statusChange(status_from: number, status_to: number): OrderHappening[] {
  if (status_from === status_to) return []
  const isInVain = status_from === STATUS.IN_DELIVERY && (status_to === STATUS.REDELIVERY || status_to === STATUS.REJECTED)
  return [{ name: 'order.status_changed', status_from, status_to }, ...(isInVain ? [{ name: 'order.not_delivered' } as const] : [])]
}

function courierChange(before: number | null, after: number | null): OrderHappening[] {
  if (before === after) return []
  return [
    ...(before === null ? [] : [{ name: 'order.courier_removed', courier_id: before } as const]),
    ...(after === null ? [] : [{ name: 'order.courier_assigned', courier_id: after } as const]),
  ]
}

function dateChange(before: Seen, after: Seen): OrderHappening[] {
  const isSame = isSameTime(before.delivery_from, after.delivery_from) && isSameTime(before.delivery_to, after.delivery_to)
  return isSame ? [] : [{ name: 'order.delivery_date_changed' }]
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}
