import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id, IdParams } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { dispatchers } from './order.ts'

export const CourierOrder = z.object({
  id: z.number(),
  order_id: z.number(),
  /** null: the order has no courier any more. */
  courier_id: z.number().nullable(),
  comment: z.string().nullable(),
  created_at: timestamp(),
  version: z.number(),
})
export type CourierOrder = z.output<typeof CourierOrder>

/** An assignment with the version that it gave the order. */
const GivenOrder = CourierOrder.extend({ order_version: z.number() })

export const courierOrderEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/courier-order',
    access: dispatchers,
    body: z.object({ order_id: Id, courier_id: Id, comment: text(2000).nullable().optional() }),
    reply: one(GivenOrder),
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/courier-order/:id',
    access: dispatchers,
    params: IdParams,
    body: z.object({ courier_id: Id.nullable().optional(), comment: text(2000).nullable().optional() }),
    reply: one(GivenOrder),
    refusal: CourierOrder,
  }),
}

/** Texts that both sides show where an order cannot get the courier asked for. */
export const courierOrderPhrases = {
  courierNeeded: phrase('order', 'An order in delivery needs a courier: choose who takes it'),
}
