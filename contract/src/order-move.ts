import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id } from './kit/page.ts'
import { one } from './kit/reply.ts'
import { instant, text } from './kit/text.ts'
import { dispatchers, Order } from './order.ts'
import { BatchId, BulkResult, OrderIds, OrderVersions, RefusedOrder } from './order-bulk.ts'
import { MoveField } from './order-flow.ts'
import { OrderStatusId } from './order-status.ts'

/** Optional input of a move. */
export const StatusChange = z.object({
  from_status_id: OrderStatusId.optional(),
  sub_status_id: Id.nullable().optional(),
  courier_id: Id.optional(),
  delivery_from: instant().nullable().optional(),
  delivery_to: instant().nullable().optional(),
  delivered_at: instant().optional(),
  comment: text(2000).optional(),
})
export type StatusChange = z.output<typeof StatusChange>

/** Moves many orders with the same input. An order that has left `from_status_id` is refused. */
export const BulkStatusChange = StatusChange.extend({
  order_ids: OrderIds,
  versions: OrderVersions.optional(),
  batch: BatchId.optional(),
  status_id: OrderStatusId,
})
export type BulkStatusChange = z.output<typeof BulkStatusChange>

/** The effect of moving many orders. Every order stands in one of `can`, `refused` and `requires`. */
export const MovePreview = z.object({
  can: z.array(z.number()),
  refused: z.array(RefusedOrder),
  /** Orders that can move once the fields are given. */
  requires: z.array(z.object({ id: z.number(), fields: z.array(MoveField).readonly() })),
  /** Fields that a dialog asks for because any of the orders needs them; they may be skipped. */
  asks: z.array(MoveField),
})
export type MovePreview = z.output<typeof MovePreview>

export const orderMoveEndpoints = {
  setStatus: endpoint({
    method: 'POST',
    path: '/order/status/:orderId/:statusId',
    access: [...dispatchers, 'courier'],
    params: z.object({ orderId: Id, statusId: OrderStatusId }),
    body: StatusChange.default({}),
    reply: one(Order),
    idempotent: true,
  }),
  setStatuses: endpoint({
    method: 'POST',
    path: '/order/status',
    access: dispatchers,
    body: BulkStatusChange,
    reply: one(BulkResult),
    idempotent: true,
  }),
  /** Says what `setStatuses` would do, and writes nothing. */
  previewStatuses: endpoint({
    method: 'POST',
    path: '/order/status-preview',
    access: dispatchers,
    body: BulkStatusChange.pick({ order_ids: true, status_id: true }),
    reply: one(MovePreview),
  }),
}
