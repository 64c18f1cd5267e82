import type { Order } from '@tracklane/contract/order'
import { ENDED_STATUSES, isLate, STATUS } from '@tracklane/contract/order-status'
import { formatDate } from '#lib/format.ts'

export interface CourierDay {
  readonly key: string
  readonly kind: 'today' | 'late' | 'later' | 'undated'
  /** dd.mm.yyyy */
  readonly date: string
  readonly orders: readonly Order[]
}

const ORDER = { today: 0, late: 1, later: 2, undated: 3 }

/** Returns whether nothing is left to do at the door: the order is finished, or waits for a new day from the office. */
export function isHandled({ status_id, delivery_to }: Order, now: Date): boolean {
  if (ENDED_STATUSES.includes(status_id)) return true
  return status_id === STATUS.REDELIVERY && (!delivery_to || new Date(delivery_to) < now)
}

/** Returns the moment that a done order shows. */
export function doneAt({ delivered_at, status_changed_at }: Order): string {
  return delivered_at ?? status_changed_at
}

/** Returns whether the order is late and the courier can still act. */
export function isOverdue(order: Order, now: Date): boolean {
  return isLate(order, now.getTime()) && !isHandled(order, now)
}

/** Groups the orders by day: today first, then past days, then the coming ones; each by delivery time. */
export function courierDays(orders: readonly Order[], now: Date): CourierDay[] {
  const days = new Map<string, { day: Omit<CourierDay, 'orders'>; orders: Order[] }>()
  const sorted = [...orders].sort((left, right) => (left.delivery_to ?? '9').localeCompare(right.delivery_to ?? '9'))
  for (const order of sorted) {
    const day = dayOf(order.delivery_to, now)
    const known = days.get(day.key)
    if (known) known.orders.push(order)
    else days.set(day.key, { day, orders: [order] })
  }
  return [...days.values()].map((one) => ({ ...one.day, orders: one.orders })).sort((left, right) => ORDER[left.kind] - ORDER[right.kind])
}

function dayOf(deliveryTo: string | null, now: Date): Omit<CourierDay, 'orders'> {
  if (!deliveryTo) return { key: 'undated', kind: 'undated', date: '' }
  const date = formatDate(deliveryTo, 'onlyDate')
  if (date === formatDate(now.toISOString(), 'onlyDate')) return { key: 'today', kind: 'today', date }
  if (new Date(deliveryTo) < now) return { key: 'late', kind: 'late', date }
  return { key: date, kind: 'later', date }
}
