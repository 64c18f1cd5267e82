import type { CourierListRow } from '@tracklane/contract/courier'

export type CourierLoad = Pick<CourierListRow, 'capacity' | 'day_orders'>

/** Returns whether the courier gets more than planned that day. This only warns and never blocks. */
export function isOverloaded({ capacity, day_orders }: CourierLoad, takes: number): boolean {
  return capacity !== null && day_orders + takes > capacity
}

/** Returns the bar of a courier's day in percent: the present orders, and these additional ones. Undefined without a limit. */
export function loadBar({ capacity, day_orders }: CourierLoad, takes: number): { taken: number; more: number } | undefined {
  if (capacity === null) return undefined
  const share = (orders: number) => (capacity > 0 ? Math.min(100, (orders / capacity) * 100) : 100)
  const taken = share(day_orders)
  return { taken, more: share(day_orders + takes) - taken }
}

interface Taking extends CourierLoad {
  /** The number of additional orders that day. */
  readonly takes: number
}

/** Returns the day with the least room once the courier has the orders. */
export function fullestDay<Row extends Taking>(days: readonly Row[]): Row | undefined {
  const roomLeft = (row: Row) => roomOf(row) - row.takes
  return days.reduce<Row | undefined>((one, other) => (one && roomLeft(one) <= roomLeft(other) ? one : other), undefined)
}

/** Sorts couriers: the most room that day first, then the ones without a limit by their orders, overloaded ones last. */
export function bestFirst<Row extends Taking & Pick<CourierListRow, 'id' | 'name'>>(couriers: readonly Row[]): Row[] {
  const rank = (courier: Row) => (isOverloaded(courier, courier.takes) ? 2 : courier.capacity === null ? 1 : 0)
  return [...couriers].sort(
    (left, right) => rank(left) - rank(right) || roomOf(right) - roomOf(left) || left.name.localeCompare(right.name) || left.id - right.id,
  )
}

function roomOf({ capacity, day_orders }: CourierLoad): number {
  return (capacity ?? 0) - day_orders
}
