import { SETTLED_STATUSES } from '@tracklane/contract/order-status'

export type Age = 'fresh' | 'aging' | 'old' | 'settled'

const HOUR = 3_600_000

/** Returns the whole hours that an order has been in its status. */
export function hoursIn(order: { status_changed_at: string }, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(order.status_changed_at)) / HOUR))
}

/** Returns how alarming the age is: a day is worth a look, three days are a problem. Orders that have arrived have no age. */
export function ageOf(order: { status_id: number; status_changed_at: string }, now: number): Age {
  if (SETTLED_STATUSES.includes(order.status_id)) return 'settled'
  const hours = hoursIn(order, now)
  if (hours >= 72) return 'old'
  return hours >= 24 ? 'aging' : 'fresh'
}
