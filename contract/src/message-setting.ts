import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { PERSON_EVENTS } from './kit/event-names.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { one } from './kit/reply.ts'
import { ROLES, type Role } from './kit/role.ts'
import { MESSAGE_EVENTS, MessageEvent } from './message-event.ts'
import { MessageSetting } from './message-setting-row.ts'
import { eventName } from './notification-event.ts'

export function messageEventName(event: MessageEvent): Phrase {
  return event === 'order.changed' ? phrase('told', 'Order changed') : eventName(event)
}

/** Events that nobody can switch off. */
export const FIXED_EVENTS: readonly MessageEvent[] = [...PERSON_EVENTS]

const OF_OFFICE = MESSAGE_EVENTS.filter((event) => event !== 'order.changed')
const OF_COURIERS = MESSAGE_EVENTS.filter((event) => event !== 'order.created')

/** Returns the events that can reach a person of that role, in the order of the screen. */
export function eventsFor(role: Role): readonly MessageEvent[] {
  if (role === 'logist' || role === 'organization_admin') return OF_OFFICE
  return role === 'courier' ? OF_COURIERS : FIXED_EVENTS
}

export const MessageSettingChange = z.object({ event: MessageEvent, in_app: z.boolean() })
export type MessageSettingChange = z.output<typeof MessageSettingChange>

export const messageSettingEndpoints = {
  /** 422 at `event` for a fixed event, and for one that never reaches the person's role. Writes nothing while acting as somebody else. */
  update: endpoint({
    method: 'PUT',
    path: '/user/message-settings',
    access: ROLES,
    body: MessageSettingChange,
    reply: one(MessageSetting),
  }),
}

export const messageSettingPhrases = {
  isFixed: phrase('told', 'These messages cannot be switched off'),
  isNotYours: phrase('told', 'These messages never reach your role'),
}
