import { z } from 'zod'
import { crud, ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Position } from './kit/ordered-content.ts'
import { Flag, Id, listOf, sortOf } from './kit/page.ts'
import { many, timestamp } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { OrderStatusId } from './order-status.ts'

export const OrderSubStatus = z.object({
  id: z.number(),
  name: z.string(),
  status_id: z.number(),
  organization_id: z.number().nullable(),
  /** The organization's name; null: for all organizations. */
  organization: z.string().nullable(),
  color: z.string().nullable(),
  position: z.number(),
  active: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type OrderSubStatus = z.output<typeof OrderSubStatus>

/** Names of the status colours. Both themes define them, and text on them is readable. */
export const SUB_STATUS_COLORS = ['neutral', 'orange', 'purple', 'red', 'green', 'success'] as const
export type SubStatusColor = (typeof SUB_STATUS_COLORS)[number]

const Content = z.object({
  name: text(80).min(1),
  /** null: the colour of its status. */
  color: z.enum(SUB_STATUS_COLORS).nullable().optional(),
  active: z.boolean().optional(),
  /** The place among the sub-statuses of its status and organization. */
  position: Position,
})

/** Status and organization never change, since orders are in it. */
export const OrderSubStatusDraft = Content.extend({
  status_id: OrderStatusId,
  /** Default: the person's own organization. null: for all organizations; only an administrator may say so. */
  organization_id: Id.nullable().optional(),
})
export type OrderSubStatusDraft = z.output<typeof OrderSubStatusDraft>

export const SUB_STATUS_SORTS = ['status_id', 'name', 'position', 'organization', 'active', 'created_at'] as const

/** The list holds inactive rows too, so that orders that name them stay readable. */
export const OrderSubStatusQuery = ListQuery.extend({
  sort: sortOf(SUB_STATUS_SORTS).optional(),
  status_id: listOf(Id).optional(),
  organization_id: listOf(Id).optional(),
  active: Flag.optional(),
})
export type OrderSubStatusQuery = z.output<typeof OrderSubStatusQuery>

const write = ['admin', 'organization_admin'] as const

/** The most sub-statuses of one status; people cannot tell more apart. */
export const MAX_SUB_STATUSES = 200

export const orderSubStatusEndpoints = {
  ...crud(
    '/order-sub-status',
    { read: ['admin', 'organization_admin', 'reporter', 'logist'], write },
    { row: OrderSubStatus, draft: OrderSubStatusDraft, patch: Content.partial(), query: OrderSubStatusQuery },
  ),
  /** Puts all rows of one status and one organization into a new order. */
  place: endpoint({
    method: 'PUT',
    path: '/order-sub-status/position',
    access: write,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_SUB_STATUSES) }),
    reply: many(OrderSubStatus),
  }),
}
