import { courierOrderEndpoints, courierOrderPhrases } from '@tracklane/contract/courier-order'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { heldBy } from '@tracklane/contract/order-hold'
import type { StatusChange } from '@tracklane/contract/order-move'
import { HANDED_OVER_STATUSES, STATUS, type StatusId } from '@tracklane/contract/order-status'
import type { OrderColumns } from '#db/tables/order.table.ts'
import type { Decision, Refusal } from '#features/order/change-orders.service.ts'
import { readDelivery } from '#features/order/delivered-at.rules.ts'
import { isBackward, windowBackward } from '#features/order/delivery-window.rules.ts'
import { closedReason, courierUnfit, type OrderView, subStatusUnfit } from '#features/order/order.rules.ts'
import { moveRefusal } from '#features/order/order-row.service.ts'
import { audienceOf } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import type { MoveLookups } from './move-lookups.service.ts'

/** The requested move: target and details. Its times are read, and each is possible by itself. */
export interface RequestedMove {
  readonly to: StatusId
  readonly sub_status_id: number | null | undefined
  readonly courier_id: number | undefined
  readonly delivery_from: Date | null | undefined
  readonly delivery_to: Date | null | undefined
  readonly delivered_at: Date | undefined
  readonly comment: string | undefined
}

type Given = Omit<StatusChange, 'from_status_id'>

export const movedMeanwhile = phrase('order', 'The order has been moved meanwhile')

/** Checks whether the order has left the status that the person moves it from. A closed order gets its own refusal. */
export function hasLeft(order: OrderView, from: StatusId | undefined): boolean {
  return from !== undefined && from !== order.status_id && !closedReason(order)
}

export function readMove(ctx: Context, to: StatusId, given: Given): RequestedMove {
  const asked = {
    to,
    sub_status_id: given.sub_status_id,
    // A courier moves orders but does not give them to others.
    courier_id: mayCall(courierOrderEndpoints.create, audienceOf(ctx.actor)) ? given.courier_id : undefined,
    delivery_from: readInstant('delivery_from', given.delivery_from),
    delivery_to: readInstant('delivery_to', given.delivery_to),
    delivered_at: readDelivery({ now: ctx.platform.clock() }, 'delivered_at', given.delivered_at),
    comment: given.comment,
  }
  if (isBackward(asked)) throw invalid({ delivery_to: windowBackward })
  return asked
}

/** Decides about one order; writes nothing. Single moves and moves of many both use it. */
export async function decideMove(
  ctx: Context,
  lookups: MoveLookups,
  { order, asked }: { order: OrderView; asked: RequestedMove },
): Promise<Decision> {
  const refuse = (field: string, reason: Phrase): Refusal => ({ order, field, reason })
  const flow = await lookups.flowOf(order)
  const closed = moveRefusal(ctx, order, flow, asked.to)
  if (closed) return refuse('status_id', closed)

  const window = windowOf(order, asked)
  if (hasWindow(asked) && isBackward(window)) return refuse('delivery_to', windowBackward)
  const sub_status_id = await subStatusOf(lookups, order, asked)
  if (sub_status_id === undefined) return refuse('sub_status_id', subStatusUnfit)
  const courierId = newCourierId(order, asked)
  if (courierId === undefined && isWithoutCourier(order, asked)) return refuse('courier_id', courierOrderPhrases.courierNeeded)
  const courier = courierId === undefined ? undefined : await lookups.courierOf(order, courierId)
  if (courierId !== undefined && !courier) return refuse('courier_id', courierUnfit)
  const held = courier && heldBy(order)
  if (held) return refuse('courier_id', held)

  const columns = { status_id: asked.to, sub_status_id, delivered_at: deliveredAt(ctx, order, asked), ...window, ...remark(order, asked) }
  return { order, columns, courier, flow }
}

function hasWindow({ delivery_from, delivery_to }: RequestedMove): boolean {
  return delivery_from !== undefined || delivery_to !== undefined
}

function windowOf(order: OrderView, asked: RequestedMove): { delivery_from: Date | null; delivery_to: Date | null } {
  return {
    delivery_from: asked.delivery_from === undefined ? order.delivery_from : asked.delivery_from,
    delivery_to: asked.delivery_to === undefined ? order.delivery_to : asked.delivery_to,
  }
}

/** Returns the sub-status; undefined where it does not belong to the status. Without a given one, a change of status clears it. */
async function subStatusOf(
  lookups: MoveLookups,
  order: OrderView,
  { to, sub_status_id: given }: RequestedMove,
): Promise<number | null | undefined> {
  const isSelf = to === order.status_id
  if (given === undefined) return isSelf ? order.sub_status_id : null
  if (given === null || (isSelf && given === order.sub_status_id)) return given
  const sub = await lookups.subStatusOf(order, given)
  return sub?.status_id === to ? given : undefined
}

/** Returns the courier who gets the order by this move. */
function newCourierId(order: OrderView, { to, courier_id }: RequestedMove): number | undefined {
  return to === order.status_id || courier_id === order.courier_id ? undefined : courier_id
}

function isWithoutCourier(order: OrderView, { to }: RequestedMove): boolean {
  return to === STATUS.IN_DELIVERY && to !== order.status_id && order.courier_id === null
}

/**
 * Returns the delivery time: set on the way into 7 (the given time, else the order's, else now), cleared on the way out unless that leads
 * to 9.
 */
function deliveredAt(ctx: Context, order: OrderView, { to, delivered_at: given }: RequestedMove): Date | null {
  if (to === order.status_id) return HANDED_OVER_STATUSES.includes(to) ? (given ?? order.delivered_at) : order.delivered_at
  if (to === STATUS.DELIVERED) return given ?? order.delivered_at ?? ctx.platform.clock()
  return order.status_id === STATUS.DELIVERED && to !== STATUS.COMPLETED ? null : order.delivered_at
}

/**
 * Returns the order's new comment. The remark on a move goes into the status log; the order's own comment is for the courier at the door.
 */
function remark(order: OrderView, { to, comment }: RequestedMove): OrderColumns {
  return to === order.status_id && comment !== undefined ? { comment: comment || null } : {}
}
