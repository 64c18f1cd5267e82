import { ORDER_EVENTS } from '@tracklane/contract/kit/event-names'
import { z } from 'zod'
import { COURIER_FIELDS } from '#features/order/order-happenings.rules.ts'

/** Events of orders that somebody may hear of; `order.changed` is told to the courier concerned alone. */
export const TOLD_EVENTS = [...ORDER_EVENTS, 'order.changed'] as const
export type ToldEvent = (typeof TOLD_EVENTS)[number]

/** One event of one transaction, or of all transactions of a batch. */
export const OrderEvent = z.object({
  event: z.enum(TOLD_EVENTS),
  orders: z.array(
    z.object({
      id: z.int(),
      /** Where it is a move. */
      status_from: z.int().optional(),
      status_to: z.int().optional(),
      /** Logins of the courier who had it and of the one who has it, for `order.changed`. */
      had_by: z.int().nullable().optional(),
      has_by: z.int().nullable().optional(),
      fields: z.array(z.enum(COURIER_FIELDS)).optional(),
    }),
  ),
  /** People who did it, also in the place of somebody else: they know. */
  by: z.array(z.int()),
})
export type OrderEvent = z.output<typeof OrderEvent>
export type HappenedTo = OrderEvent['orders'][number]
