import type { OrderRow } from '@tracklane/contract/order'
import { formatDate } from '#lib/format.ts'

export interface CourierDay {
  readonly key: string
  readonly kind: 'today' | 'late' | 'later' | 'undated'
  /** dd.mm.yyyy */
  readonly date: string
  readonly orders: readonly OrderRow[]
}

const ORDER = { today: 0, late: 1, later: 2, undated: 3 }

/** Today first, then what was left over, then the days to come; each by delivery time. */
export function courierDays(orders: readonly OrderRow[], now: Date): CourierDay[] {
  const days = new Map<string, { day: Omit<CourierDay, 'orders'>; orders: OrderRow[] }>()
  const sorted = [...orders].sort((left, right) => (left.delivery_to ?? '9').localeCompare(right.delivery_to ?? '9'))
  for (const order of sorted) {
    const day = dayOf(order.delivery_to, now)
    const known = days.get(day.key)
    if (known) known.orders.push(order)
    else days.set(day.key, { day, orders: [order] })
  }
  return [...days.values()].map(({ day, orders }) => ({ ...day, orders })).sort((left, right) => ORDER[left.kind] - ORDER[right.kind])
}

function dayOf(deliveryTo: string | null, now: Date): Omit<CourierDay, 'orders'> {
  if (!deliveryTo) return { key: 'undated', kind: 'undated', date: '' }
  const date = formatDate(deliveryTo, 'onlyDate')
  if (date === formatDate(now.toISOString(), 'onlyDate')) return { key: 'today', kind: 'today', date }
  if (new Date(deliveryTo) < now) return { key: 'late', kind: 'late', date }
  return { key: date, kind: 'later', date }
}
