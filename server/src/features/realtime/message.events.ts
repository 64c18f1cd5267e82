import { defineEvent } from '#platform/events/event.ts'

export interface SentMessage {
  /** The message’s, under the bell. */
  readonly id: number
  readonly user_id: number
  /** In the person's language. */
  readonly text: string
  readonly type: string
}

/** One person has a new message; `writeMessages` says so. */
export const messageSent = defineEvent<SentMessage>('message')
