import type { MessageType } from '@tracklane/contract/message'

/** A message to be written. */
export interface NewMessage {
  readonly event_id: string
  readonly user_id: number
  readonly text: string
  readonly type: MessageType
  readonly order_id?: number | null
  readonly fields?: readonly string[]
  readonly sender_id?: number
}
