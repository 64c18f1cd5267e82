import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, PageMeta, PageQuery } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { timestamp } from './kit/reply.ts'
import { MessageEvent } from './message-event.ts'
import { NotificationAudience, NotificationChannel } from './notification-event.ts'

export const NotificationState = z.enum(['sent', 'waiting', 'dead', 'not_sent'])
export type NotificationState = z.output<typeof NotificationState>

const STATE_NAMES: Record<NotificationState, Phrase> = {
  sent: phrase('message', 'Sent'),
  waiting: phrase('message', 'Waiting'),
  dead: phrase('message', 'Gave up'),
  not_sent: phrase('message', 'Not sent'),
}

export function stateName(state: NotificationState): Phrase {
  return STATE_NAMES[state]
}

/** A person who was told of an event of an order, or the reason why not. */
export const OrderNotification = z.object({
  id: z.number(),
  event: MessageEvent,
  channel: NotificationChannel,
  audience: NotificationAudience,
  /** Masked: “Ann L.”; null where nobody of that audience was reached. */
  to: z.string().nullable(),
  state: NotificationState,
  /** The reason why it was not sent, in the reader's language. */
  reason: z.string().nullable(),
  attempts: z.number(),
  created_at: timestamp(),
  sent_at: timestamp().nullable(),
})
export type OrderNotification = z.output<typeof OrderNotification>

/** Newest first. */
export const OrderNotificationQuery = PageQuery.omit({ search: true })
export type OrderNotificationQuery = z.output<typeof OrderNotificationQuery>

/** Beside the page: whether the customer refuses messages. */
const Meta = PageMeta.extend({ refused: z.boolean() })

export const orderNotificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order/:id/notification',
    access: ['admin', 'organization_admin', 'logist'],
    params: IdParams,
    query: OrderNotificationQuery,
    reply: z.object({ data: z.array(OrderNotification), meta: Meta }),
  }),
}
