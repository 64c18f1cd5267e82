import { ORDER_EVENTS } from '@tracklane/contract/kit/event-names'
import { z } from 'zod'
import { COURIER_FIELDS } from '#features/order/order-happenings.rules.ts'

/** Events of orders that people are told about; `order.changed` goes to the courier concerned only. */
export const TOLD_EVENTS = [...ORDER_EVENTS, 'order.changed'] as const
export type ToldEvent = (typeof TOLD_EVENTS)[number]

/** One event of one transaction, or of all transactions of a batch. */
export const OrderEvent = z.object({
  event: z.enum(TOLD_EVENTS),
  orders: z.array(
    z.object({
      id: z.int(),
      /** Set for a move. */
      status_from: z.int().optional(),
      status_to: z.int().optional(),
      /** The logins of the former and the current courier, for `order.changed`. */
      had_by: z.int().nullable().optional(),
      has_by: z.int().nullable().optional(),
      fields: z.array(z.enum(COURIER_FIELDS)).optional(),
    }),
  ),
  /** The authors, including a person who acted as the author: they are not told. */
  by: z.array(z.int()),
})
export type OrderEvent = z.output<typeof OrderEvent>
export type HappenedTo = OrderEvent['orders'][number]
