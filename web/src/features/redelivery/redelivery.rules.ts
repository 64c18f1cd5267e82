import { type CourierLoad, LOAD_DAYS } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { isLate } from '@tracklane/contract/order-status'
import { dayOf } from '#lib/day.ts'

type Waiting = Pick<OrderRow, 'id' | 'status_id' | 'delivery_to'>

/** Orders to be delivered on one day; those whose window is past, and those that have none, stand apart. */
export interface DayGroup<Order extends Waiting = OrderRow> {
  readonly key: 'late' | 'none' | (string & {})
  /** YYYY-MM-DD; late and undated ones have none. */
  readonly day: string | undefined
  readonly orders: readonly Order[]
}

/** Late first, then day by day, then those without a date; each by time. */
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

/** As many days have room beside the list. */
export const SHOWN_DAYS = 5

/** The days whose loads are in sight: those of the groups as far as loads are told, and the next ones from today on where these are few. */
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

/** How much a courier has on a day, and how much they are meant to take. */
export interface Load {
  readonly orders: number
  readonly capacity: number | null
}

export type Loads = ReadonlyMap<string, Load>

export function loadsByKey(loads: readonly CourierLoad[]): Loads {
  return new Map(loads.map(({ courier_id, day, orders, capacity }) => [loadKey(courier_id, day), { orders, capacity }]))
}

/** The couriers who have something to deliver on that day. */
export function loadedOn<Courier extends { readonly id: number }>(couriers: readonly Courier[], loads: Loads, day: string): Courier[] {
  return couriers.filter(({ id }) => (loads.get(loadKey(id, day))?.orders ?? 0) > 0)
}

export function loadKey(courier: number, day: string): string {
  return `${courier} ${day}`
}

/** How many more the courier would have on each day if all of these were given to them: theirs already and undated ones add nothing. */
export function added(orders: readonly Pick<OrderRow, 'courier_id' | 'delivery_to'>[], courier: number): ReadonlyMap<string, number> {
  const more = new Map<string, number>()
  for (const order of orders) {
    const day = dayOf(order.delivery_to)
    if (day !== null && order.courier_id !== courier) more.set(day, (more.get(day) ?? 0) + 1)
  }
  return more
}

/** It warns, it never blocks. */
export function isOver({ orders, capacity }: Load, more = 0): boolean {
  return capacity !== null && orders + more > capacity
}

/** Whether any day would be too much. */
export function wouldBeOver(loads: Loads, more: ReadonlyMap<string, number>, courier: { id: number; capacity: number | null }): boolean {
  return [...more].some(([day, count]) => isOver(loads.get(loadKey(courier.id, day)) ?? { orders: 0, capacity: courier.capacity }, count))
}

/** The load and the room of all couriers on a day; undefined where one of them has no limit. */
export function dayTotal(couriers: readonly { id: number; capacity: number | null }[], loads: Loads, day: string) {
  const orders = couriers.reduce((sum, { id }) => sum + (loads.get(loadKey(id, day))?.orders ?? 0), 0)
  const isLimited = couriers.every(({ capacity }) => capacity !== null)
  return { orders, capacity: isLimited ? couriers.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0) : null }
}
