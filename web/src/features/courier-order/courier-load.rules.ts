import type { CourierListRow } from '@tracklane/contract/courier'

export type CourierLoad = Pick<CourierListRow, 'capacity' | 'day_orders'>

/** More than the courier is meant to take that day. It warns, it never blocks. */
export function isOverloaded({ capacity, day_orders }: CourierLoad, takes: number): boolean {
  return capacity !== null && day_orders + takes > capacity
}

/** The bar of a courier's day in percent: what is taken, and what these orders add. Nothing without a limit. */
export function loadBar({ capacity, day_orders }: CourierLoad, takes: number): { taken: number; more: number } | undefined {
  if (capacity === null) return undefined
  const share = (orders: number) => (capacity > 0 ? Math.min(100, (orders / capacity) * 100) : 100)
  const taken = share(day_orders)
  return { taken, more: share(day_orders + takes) - taken }
}

interface Taking extends CourierLoad {
  /** So many orders would be more that day. */
  readonly takes: number
}

/** The day with the least room left once the courier has the orders. */
export function fullestDay<Row extends Taking>(days: readonly Row[]): Row | undefined {
  const roomLeft = (row: Row) => roomOf(row) - row.takes
  return days.reduce<Row | undefined>((one, other) => (one && roomLeft(one) <= roomLeft(other) ? one : other), undefined)
}

/** Couriers with the most room that day come first, then those without a limit, the least busy first; overloaded ones come last. */
export function bestFirst<Row extends Taking & Pick<CourierListRow, 'id' | 'name'>>(couriers: readonly Row[]): Row[] {
  const rank = (courier: Row) => (isOverloaded(courier, courier.takes) ? 2 : courier.capacity === null ? 1 : 0)
  return [...couriers].sort(
    (left, right) => rank(left) - rank(right) || roomOf(right) - roomOf(left) || left.name.localeCompare(right.name) || left.id - right.id,
  )
}

function roomOf({ capacity, day_orders }: CourierLoad): number {
  return (capacity ?? 0) - day_orders
}
