import { z } from 'zod'
import type { MessageEvent } from './message-event.ts'

/**
 * Whether a person is told of an event; `fixed`: they cannot switch it. It stands in every profile, and the sign-in should not weigh the
 * list of events for it: only the server writes one, and its types say which events there are.
 */
export const MessageSetting = z.object({ event: z.string() as unknown as z.ZodType<MessageEvent>, in_app: z.boolean(), fixed: z.boolean() })
export type MessageSetting = z.output<typeof MessageSetting>
