import { dayOf, today } from '#lib/day.ts'

interface Promised {
  readonly delivery_to: string | null
}

export interface DriveDay<Order> {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly orders: readonly Order[]
}

/** The most days that are planned with one courier. */
const MOST_DAYS = 7

/**
 * Returns the days on which a courier would deliver the orders, the earliest first: the promised day, or today for an order that is past or
 * has none.
 */
export function driveDays<Order extends Promised>(orders: readonly Order[]): DriveDay<Order>[] {
  const now = today()
  const days = new Map<string, Order[]>()
  for (const order of orders) {
    const promised = dayOf(order.delivery_to) ?? now
    const day = promised < now ? now : promised
    days.set(day, [...(days.get(day) ?? []), order])
  }
  if (days.size === 0) return [{ day: now, orders: [] }]
  return [...days]
    .map(([day, ones]) => ({ day, orders: ones }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, MOST_DAYS)
}
