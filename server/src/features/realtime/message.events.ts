import { defineEvent } from '#platform/events/event.ts'

export interface SentMessage {
  /** The id of the message under the bell. */
  readonly id: number
  readonly user_id: number
  /** The text in the person's language. */
  readonly text: string
  readonly type: string
}

/** Emitted by `writeMessages` when a person has a new message. */
export const messageSent = defineEvent<SentMessage>('message')
