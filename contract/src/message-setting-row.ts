import { z } from 'zod'
import type { MessageEvent } from './message-event.ts'

/**
 * Whether a person is told of an event; `fixed`: they cannot switch it off. Every profile has these rows, and the list of events is too
 * large for the bundle of the sign-in. So the schema takes any text: only the server writes events, and its types know them.
 */
export const MessageSetting = z.object({ event: z.string() as unknown as z.ZodType<MessageEvent>, in_app: z.boolean(), fixed: z.boolean() })
export type MessageSetting = z.output<typeof MessageSetting>
