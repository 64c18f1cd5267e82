import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id, int, listOf, many } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { ROLES } from './kit/role.ts'

/** The ten statuses; codes and constants are the specification's. */
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

/** Still to be brought to an end: neither delivered, nor rejected, nor sent back. */
export const OPEN_STATUSES = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export const OrderStatusId = int()
  .min(1)
  .max(10)
  .transform((id) => id as StatusId) // the bounds are exactly the codes

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
  /** In the language of the request. */
  name: z.string(),
  sub_statuses: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type OrderStatusRow = z.infer<typeof OrderStatusRow>

export const OrderSubStatus = z.object({
  id: z.number(),
  name: z.string(),
  status_id: z.number(),
  organization_id: z.number().nullable(),
  color: z.string().nullable(),
  position: z.number(),
  active: z.boolean(),
})
export type OrderSubStatus = z.infer<typeof OrderSubStatus>

export const orderStatusEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order-status',
    access: [...ROLES, 'org_token'],
    ability: 'orders:read',
    reply: many(OrderStatusRow),
  }),
  subStatuses: endpoint({
    method: 'GET',
    path: '/order-sub-status',
    access: ['admin', 'organization_admin', 'reporter', 'logist'],
    query: z.object({ status_id: listOf(Id).optional() }),
    reply: many(OrderSubStatus),
  }),
}
