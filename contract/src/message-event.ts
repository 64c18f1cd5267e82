import { z } from 'zod'
import { ORDER_EVENTS, PERSON_EVENTS } from './kit/event-names.ts'

/** All events of which the app tells a person. `order.changed` stands for every change that concerns a courier; it has no template. */
export const MESSAGE_EVENTS = [...ORDER_EVENTS, 'order.changed', ...PERSON_EVENTS] as const
export const MessageEvent = z.enum(MESSAGE_EVENTS)
export type MessageEvent = z.output<typeof MessageEvent>
