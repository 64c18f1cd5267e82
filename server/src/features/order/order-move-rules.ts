import { phrase } from '@tracklane/contract/kit/phrase'
import type { StatusChange } from '@tracklane/contract/order'
import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { findSubStatus } from '#features/order-status/order-status.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { readInstant } from './instant.ts'
import type { OrderView } from './order.queries.ts'
import { courierNeeded, notOffered, requireWindow } from './order-rules.ts'

/** What a move sets beside the courier. A move to the status itself only sets the sub-status, the comment or the dates. */
export async function columnsOfMove(tx: Context, order: OrderView, to: StatusId, change: StatusChange): Promise<OrderColumns> {
  const window = windowOf(order, change)
  const delivered_at = deliveredAt(tx, order, to, change)
  const sub_status_id = await subStatusOf(tx, order, to, change)
  const isSelf = to === order.status_id
  return {
    status_id: to,
    sub_status_id,
    delivered_at,
    ...window,
    // The remark on a move stands in the status log; the order's own comment is for the courier at the door.
    ...(isSelf && change.comment !== undefined ? { comment: change.comment || null } : {}),
  }
}

function windowOf(order: OrderView, change: StatusChange): Pick<OrderColumns, 'delivery_from' | 'delivery_to'> {
  const from = readInstant('delivery_from', change.delivery_from)
  const to = readInstant('delivery_to', change.delivery_to)
  const window = {
    delivery_from: from === undefined ? order.delivery_from : from,
    delivery_to: to === undefined ? order.delivery_to : to,
  }
  if (from !== undefined || to !== undefined) requireWindow(window)
  return window
}

const DELIVERED: readonly number[] = [STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.COMPLETED]
const EARLIEST_DELIVERY = new Date('1950-01-01T00:00:00Z')

/** Set on the way into 7 (the time given, else the one it has, else now) and cleared on the way out of it, unless that leads to 9. */
function deliveredAt(tx: Context, order: OrderView, to: StatusId, change: StatusChange): Date | null {
  const given = givenDelivery(tx, change)
  if (to === order.status_id) return DELIVERED.includes(to) ? (given ?? order.delivered_at) : order.delivered_at
  if (to === STATUS.DELIVERED) return given ?? order.delivered_at ?? tx.platform.clock()
  return order.status_id === STATUS.DELIVERED && to !== STATUS.COMPLETED ? null : order.delivered_at
}

function givenDelivery(tx: Context, change: StatusChange): Date | undefined {
  const given = readInstant('delivered_at', change.delivered_at)
  if (given && given > tx.platform.clock()) throw invalid({ delivered_at: phrase('order', 'The delivery cannot lie in the future') })
  if (given && given < EARLIEST_DELIVERY) throw invalid({ delivered_at: phrase('validation', 'Enter a date') })
  return given
}

/** It must belong to the status; without one given, a change of status leaves none. */
async function subStatusOf(tx: Context, order: OrderView, to: StatusId, change: StatusChange): Promise<number | null> {
  const isSelf = to === order.status_id
  const { sub_status_id: given } = change
  if (given === undefined) return isSelf ? order.sub_status_id : null
  if (given === null || (isSelf && given === order.sub_status_id)) return given
  const sub = await findSubStatus(tx.db, { id: given, organization_id: order.organization_id })
  if (sub?.status_id !== to) throw invalid({ sub_status_id: notOffered })
  return given
}

/** The courier to give the order to, where the move does. A courier moves orders but does not hand them on. */
export function courierForMove(actor: Actor, order: OrderView, to: StatusId, change: StatusChange): number | undefined {
  if (to === order.status_id) return undefined
  const mayAssign = !(actor.kind === 'user' && actor.role === 'courier')
  const given = mayAssign ? change.courier_id : undefined
  if (to === STATUS.IN_DELIVERY && given === undefined && order.courier_id === null) throw invalid({ courier_id: courierNeeded })
  return given === order.courier_id ? undefined : given
}
