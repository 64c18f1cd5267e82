import { z } from 'zod'
import { ORDER_EVENTS, PERSON_EVENTS } from './kit/event-names.ts'

/** Whatever a person can be told inside the app; `order.changed` is all that changes for a courier and has no template. */
export const MESSAGE_EVENTS = [...ORDER_EVENTS, 'order.changed', ...PERSON_EVENTS] as const
export const MessageEvent = z.enum(MESSAGE_EVENTS)
export type MessageEvent = z.output<typeof MessageEvent>
