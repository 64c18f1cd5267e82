import { ORDER_EVENTS } from '@tracklane/contract/kit/event-names'
import type { OrderChange } from '#features/order/order-happenings.rules.ts'
import type { HappenedTo, OrderEvent } from './order-event.ts'

/** Groups the changes of a transaction by event; without events that did not happen, and without changes that concern no one. */
export function eventsOf(changes: readonly OrderChange[], by: readonly number[]): OrderEvent[] {
  const orders = togetherOf(changes)
  const events = [
    ...ORDER_EVENTS.map((event) => ({ event, orders: orders.flatMap((order) => happenedTo(event, order)) })),
    { event: 'order.changed' as const, orders: orders.flatMap(forCouriers) },
  ]
  return events.filter((event) => event.orders.length > 0).map((event) => ({ ...event, by: [...by] }))
}

/**
 * Merges the changes of each order: several parts of a batch may name it. The first one gives its former courier, the last one the rest.
 */
export function onceEach(event: OrderEvent): OrderEvent {
  const known = new Map<number, HappenedTo>()
  for (const order of event.orders) {
    const before = known.get(order.id)
    const both = before && { ...order, had_by: before.had_by, fields: [...new Set([...(before.fields ?? []), ...(order.fields ?? [])])] }
    known.set(order.id, both ?? order)
  }
  return { ...event, orders: [...known.values()] }
}

/** Merges the changes of each order within the transaction. */
function togetherOf(changes: readonly OrderChange[]): OrderChange[] {
  const known = new Map<number, OrderChange>()
  for (const change of changes) {
    const before = known.get(change.id)
    known.set(change.id, before ? joined(before, change) : change)
  }
  return [...known.values()]
}

function joined(before: OrderChange, change: OrderChange): OrderChange {
  return {
    ...change,
    happened: [...before.happened, ...change.happened],
    courier: { before: before.courier.before, after: change.courier.after },
    fields: [...new Set([...before.fields, ...change.fields])],
  }
}

function happenedTo(event: OrderEvent['event'], { id, happened }: OrderChange): HappenedTo[] {
  const one = happened.findLast(({ name }) => name === event)
  if (!one) return []
  return [one.name === 'order.status_changed' ? { id, status_from: one.status_from, status_to: one.status_to } : { id }]
}

function forCouriers({ id, courier, fields, happened }: OrderChange): HappenedTo[] {
  const { before, after } = courier
  const isTheirs = before !== after || (after !== null && fields.length > 0)
  if (!isTheirs || (before === null && after === null)) return []
  const move = happened.findLast((one) => one.name === 'order.status_changed')
  return [
    { id, had_by: before, has_by: after, fields: [...fields], ...(move && { status_from: move.status_from, status_to: move.status_to }) },
  ]
}
