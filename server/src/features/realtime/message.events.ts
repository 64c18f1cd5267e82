import { defineEvent } from '#platform/events/event.ts'

export interface SentMessage {
  readonly user_id: number
  /** In the person's language. */
  readonly text: string
  readonly type: string
}

/** One person is told something. */
export const messageSent = defineEvent<SentMessage>('message')
