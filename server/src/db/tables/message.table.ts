import type { MessageType } from '@tracklane/contract/message'
import type { MessageEvent } from '@tracklane/contract/message-event'
import type { NotificationAudience, NotificationChannel } from '@tracklane/contract/notification-event'
import type { NotificationState } from '@tracklane/contract/order-notification'
import type { Generated, Selectable } from 'kysely'

/** Messages under the bell, each for one person. */
export interface MessageTable {
  id: Generated<number>
  /** The event of the message, such as "job 17": a person has one message per event. */
  event_id: string
  user_id: number
  text: string
  type: MessageType
  /** The order; null: the message is about several orders, or about none. */
  order_id: number | null
  /** Fields that have changed for a courier who has not looked yet. */
  fields: Generated<string[]>
  /** The person who wrote it. */
  sender_id: number | null
  read_at: Date | null
  created_at: Date
}

/** A switch of a person; on without a row. */
export interface MessageSettingTable {
  user_id: number
  event: MessageEvent
  in_app: boolean
}

/** A person who was told about an order, or was not. */
export interface OrderNotificationTable {
  id: Generated<number>
  event_id: string
  order_id: number
  event: MessageEvent
  /** The new status, where only the status changed. */
  status_id: number | null
  channel: NotificationChannel
  audience: NotificationAudience
  /** The member of staff who gets a message outside the app; null for others. */
  user_id: number | null
  /** Masked: “Ann L.”, “a…@example.com”. */
  recipient: string | null
  state: NotificationState
  /** A code of `not-sent.rules.ts`. */
  reason: string | null
  attempts: number
  created_at: Date
  sent_at: Date | null
}

/** The number of messages that an organization has sent by SMS and messenger on a day (UTC). */
export interface GatewayDayTable {
  organization_id: number
  /** YYYY-MM-DD */
  day: string
  sent: number
}

/** A customer who refuses messages of an organization; the row holds neither phone nor address. */
export interface MessageRefusalTable {
  id: Generated<number>
  organization_id: number
  kind: 'phone' | 'email'
  /** HMAC of the phone in E.164, or of the address in lower case. */
  hash: string
  created_at: Date
}

export type MessageRecord = Selectable<MessageTable>
export type OrderNotificationRecord = Selectable<OrderNotificationTable>
