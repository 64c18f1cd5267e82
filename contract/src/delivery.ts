import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one, timestamp } from './kit/reply.ts'
import { Order } from './order.ts'

/** The reason why an order could not be delivered: a sub-status of the status it moves to. */
const Reason = z.object({ id: z.number(), name: z.string(), status_id: z.number() })
export type Reason = z.output<typeof Reason>

/** A courier's day in one answer. A phone keeps all of it for times without a network. */
export const Deliveries = z.object({
  /** The server's clock: the phone's may be wrong, and no delivery may lie in the future. */
  now: timestamp(),
  /** Orders still to be delivered, by delivery time, and orders that ended today. */
  orders: z.array(Order),
  reasons: z.array(Reason),
})
export type Deliveries = z.output<typeof Deliveries>

export const deliveryEndpoints = {
  deliveries: endpoint({ method: 'GET', path: '/home/deliveries', access: ['courier'], reply: one(Deliveries) }),
}
