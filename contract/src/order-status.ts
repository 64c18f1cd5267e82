import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { int } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { many } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'

/** The ten statuses. Codes and names are the specification's. */
export const STATUS = {
  NEW: 1,
  PROCESSING: 2,
  READY: 3,
  REDELIVERY: 4,
  REJECTED: 5,
  IN_DELIVERY: 6,
  DELIVERED: 7,
  PICKED_UP: 8,
  COMPLETED: 9,
  RETURNED: 10,
} as const

export const STATUS_IDS = Object.values(STATUS)
export type StatusId = (typeof STATUS_IDS)[number]

/** Statuses of orders that are not delivered, rejected or sent back yet. */
export const OPEN_STATUSES: readonly number[] = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]
/** Statuses in which the assigned courier still has to deliver. */
export const COURIER_OPEN_STATUSES: readonly number[] = [STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]
/** Statuses in which the customer has the order. */
export const HANDED_OVER_STATUSES: readonly number[] = [STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.COMPLETED]
/** Statuses in which the customer does not get the order, at least not on the promised day. */
export const NOT_DELIVERED_STATUSES: readonly number[] = [STATUS.REJECTED, STATUS.RETURNED]
/** Statuses in which an order can end for a courier. The office handles the return to the sender. */
export const COURIER_ENDED_STATUSES: readonly number[] = [STATUS.REJECTED, ...HANDED_OVER_STATUSES]
/** Statuses in which nobody waits any longer. A rejected order still waits for a decision. */
export const SETTLED_STATUSES: readonly number[] = [...HANDED_OVER_STATUSES, STATUS.RETURNED]
/** All statuses that are not open. */
export const ENDED_STATUSES: readonly number[] = [...HANDED_OVER_STATUSES, ...NOT_DELIVERED_STATUSES]

/** Checks whether an open order was promised for a time that is past. The server's filter `late` is the same in SQL. */
export function isLate(order: { readonly status_id: number; readonly delivery_to: string | null }, now: number): boolean {
  return order.delivery_to !== null && Date.parse(order.delivery_to) < now && OPEN_STATUSES.includes(order.status_id)
}

export const OrderStatusId = int(1, 10).transform((id) => id as StatusId) // the bounds are exactly the codes

export type StatusColor = 'neutral' | 'orange' | 'purple' | 'red' | 'green' | 'success'

const STATUSES: Record<StatusId, { name: Phrase; color: StatusColor }> = {
  1: { name: phrase('order_status', 'New'), color: 'neutral' },
  2: { name: phrase('order_status', 'Processing'), color: 'orange' },
  3: { name: phrase('order_status', 'Ready for dispatch'), color: 'orange' },
  4: { name: phrase('order_status', 'Redelivery'), color: 'purple' },
  5: { name: phrase('order_status', 'Rejected'), color: 'red' },
  6: { name: phrase('order_status', 'In delivery'), color: 'orange' },
  7: { name: phrase('order_status', 'Delivered'), color: 'green' },
  8: { name: phrase('order_status', 'Picked up by customer'), color: 'success' },
  9: { name: phrase('order_status', 'Completed'), color: 'success' },
  10: { name: phrase('order_status', 'Returned to sender'), color: 'neutral' },
}

export function isStatusId(id: number): id is StatusId {
  return id in STATUSES
}

export function statusName(id: StatusId): Phrase {
  return STATUSES[id].name
}

export function statusColor(id: StatusId): StatusColor {
  return STATUSES[id].color
}

export const OrderStatusRow = z.object({
  id: z.number(),
  /** The name in the language of the request. */
  name: z.string(),
  /** Sub-statuses without an organization are shared by all. */
  sub_statuses: z.array(z.object({ id: z.number(), name: z.string(), organization_id: z.number().nullable() })),
})
export type OrderStatusRow = z.infer<typeof OrderStatusRow>

export const orderStatusEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order-status',
    access: [...ROLES, 'org_token'],
    ability: 'orders:read',
    reply: many(OrderStatusRow),
  }),
}
