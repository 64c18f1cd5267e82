import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one, timestamp } from './kit/reply.ts'
import { Order } from './order.ts'

/** Why an order could not be delivered: a sub-status of the status it moves to. */
const Reason = z.object({ id: z.number(), name: z.string(), status_id: z.number() })
export type Reason = z.output<typeof Reason>

/** A courier's day in one answer, so that a phone can keep all of it for when there is no network. */
export const Deliveries = z.object({
  /** The server's clock: a phone's own may be wrong, and no delivery may lie in the future. */
  now: timestamp(),
  /** Orders still to be brought, by delivery time, and those that came to an end today. */
  orders: z.array(Order),
  reasons: z.array(Reason),
})
export type Deliveries = z.output<typeof Deliveries>

export const deliveryEndpoints = {
  deliveries: endpoint({ method: 'GET', path: '/home/deliveries', access: ['courier'], reply: one(Deliveries) }),
}
