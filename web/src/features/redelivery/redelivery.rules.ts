import { type CourierLoad, LOAD_DAYS } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { isLate } from '@tracklane/contract/order-status'
import { dayOf } from '#lib/day.ts'

type Waiting = Pick<OrderRow, 'id' | 'status_id' | 'delivery_to'>

/** Orders for one day; late ones and ones without a window are groups of their own. */
export interface DayGroup<Order extends Waiting = OrderRow> {
  readonly key: 'late' | 'none' | (string & {})
  /** YYYY-MM-DD; undefined for late and undated orders. */
  readonly day: string | undefined
  readonly orders: readonly Order[]
}

/** Groups the orders: late ones first, then day by day, then undated ones; each by time. */
export function groupsOf<Order extends Waiting>(orders: readonly Order[], now: number): DayGroup<Order>[] {
  const groups = new Map<string, Order[]>()
  for (const order of [...orders].sort(byTime)) {
    const key = keyOf(order, now)
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map(([key, group]) => ({ key, day: rank(key) === 1 ? key : undefined, orders: group }))
}

function keyOf(order: Waiting, now: number): string {
  if (isLate(order, now)) return 'late'
  return dayOf(order.delivery_to) ?? 'none'
}

function rank(key: string): number {
  return key === 'late' ? 0 : key === 'none' ? 2 : 1
}

function byTime(one: Waiting, other: Waiting): number {
  const [first, second] = [one.delivery_to ?? '9', other.delivery_to ?? '9']
  return first < second ? -1 : first > second ? 1 : one.id - other.id
}

/** The number of days that fit beside the list. */
export const SHOWN_DAYS = 5

/** Returns the days whose loads are shown: the days of the groups within the known loads, filled up with the next ones from today on. */
export function shownDays(groups: readonly Pick<DayGroup, 'day'>[], today: string): string[] {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + (LOAD_DAYS - 1) * 86_400_000).toISOString().slice(0, 10)
  const planned = groups.flatMap(({ day }) => (day === undefined || day > last ? [] : [day])).slice(0, SHOWN_DAYS)
  const days = new Set(planned)
  for (let next = today; days.size < SHOWN_DAYS; next = dayAfter(next)) days.add(next)
  return [...days].sort()
}

export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** The number of a courier's orders on a day, and the planned limit. */
export interface Load {
  readonly orders: number
  readonly capacity: number | null
}

export type Loads = ReadonlyMap<string, Load>

export function loadsByKey(loads: readonly CourierLoad[]): Loads {
  return new Map(loads.map(({ courier_id, day, orders, capacity }) => [loadKey(courier_id, day), { orders, capacity }]))
}

/** Returns the couriers with orders on that day. */
export function loadedOn<Courier extends { readonly id: number }>(couriers: readonly Courier[], loads: Loads, day: string): Courier[] {
  return couriers.filter(({ id }) => (loads.get(loadKey(id, day))?.orders ?? 0) > 0)
}

export function loadKey(courier: number, day: string): string {
  return `${courier} ${day}`
}

/**
 * Counts the additional orders of a courier on each day, if all of these went to them. Orders they already have and undated ones add
 * nothing.
 */
export function added(orders: readonly Pick<OrderRow, 'courier_id' | 'delivery_to'>[], courier: number): ReadonlyMap<string, number> {
  const more = new Map<string, number>()
  for (const order of orders) {
    const day = dayOf(order.delivery_to)
    if (day !== null && order.courier_id !== courier) more.set(day, (more.get(day) ?? 0) + 1)
  }
  return more
}

/** Returns whether the load is over the limit. This only warns and never blocks. */
export function isOver({ orders, capacity }: Load, more = 0): boolean {
  return capacity !== null && orders + more > capacity
}

/** Returns whether any day would be over the limit. */
export function wouldBeOver(loads: Loads, more: ReadonlyMap<string, number>, courier: { id: number; capacity: number | null }): boolean {
  return [...more].some(([day, count]) => isOver(loads.get(loadKey(courier.id, day)) ?? { orders: 0, capacity: courier.capacity }, count))
}

/** Returns the load and capacity of all couriers on a day; the capacity is null where one of them has no limit. */
export function dayTotal(couriers: readonly { id: number; capacity: number | null }[], loads: Loads, day: string) {
  const orders = couriers.reduce((sum, { id }) => sum + (loads.get(loadKey(id, day))?.orders ?? 0), 0)
  const isLimited = couriers.every(({ capacity }) => capacity !== null)
  return { orders, capacity: isLimited ? couriers.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0) : null }
}
