import { z } from 'zod'
import { ORDER_EVENTS, PERSON_EVENTS } from './kit/event-names.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { roleName } from './kit/role.ts'

export const NOTIFICATION_EVENTS = [...ORDER_EVENTS, ...PERSON_EVENTS] as const

export const NotificationEvent = z.enum(NOTIFICATION_EVENTS)
export type NotificationEvent = z.infer<typeof NotificationEvent>

const EVENT_NAMES: Record<NotificationEvent, Phrase> = {
  'order.created': phrase('notification', 'Order created'),
  'order.status_changed': phrase('notification', 'Status changed'),
  'order.courier_assigned': phrase('notification', 'Courier assigned'),
  'order.courier_removed': phrase('notification', 'Courier taken off'),
  'order.delivery_date_changed': phrase('notification', 'Delivery date changed'),
  'order.delivery_tomorrow': phrase('notification', 'Delivery tomorrow'),
  'order.not_delivered': phrase('notification', 'Not delivered'),
  message: phrase('notification', 'Message of a colleague'),
  account: phrase('notification', 'Change of the account'),
}

export function eventName(event: NotificationEvent): Phrase {
  return EVENT_NAMES[event]
}

export const NOTIFICATION_CHANNELS = ['in_app', 'email', 'sms', 'messenger'] as const

export const NotificationChannel = z.enum(NOTIFICATION_CHANNELS)
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** Channels that leave the product. Each has its own kind of job, so that one that hangs delays no other. */
export const OutsideChannel = NotificationChannel.exclude(['in_app'])
export type OutsideChannel = z.output<typeof OutsideChannel>
export const OUTSIDE_CHANNELS: readonly OutsideChannel[] = OutsideChannel.options

const CHANNEL_NAMES: Record<NotificationChannel, Phrase> = {
  in_app: phrase('notification', 'In the app'),
  email: phrase('notification', 'Email'),
  sms: phrase('notification', 'SMS'),
  messenger: phrase('notification', 'Messenger'),
}

export function channelName(channel: NotificationChannel): Phrase {
  return CHANNEL_NAMES[channel]
}

export const NOTIFICATION_AUDIENCES = ['customer', 'courier', 'logist', 'organization_admin'] as const

export const NotificationAudience = z.enum(NOTIFICATION_AUDIENCES)
export type NotificationAudience = z.infer<typeof NotificationAudience>

export function audienceName(audience: NotificationAudience): Phrase {
  return audience === 'customer' ? phrase('notification', 'Customer') : roleName(audience)
}

const BY_CHANNEL: Record<NotificationChannel, readonly NotificationAudience[]> = {
  in_app: ['courier', 'logist', 'organization_admin'],
  email: NOTIFICATION_AUDIENCES,
  sms: NOTIFICATION_AUDIENCES,
  messenger: ['customer', 'courier'],
}

export function isOrderEvent(event: NotificationEvent): boolean {
  return event !== 'message' && event !== 'account'
}

/** Returns the audiences that a template may have; none where the event itself names the person. */
export function audiencesOf(event: NotificationEvent, channel: NotificationChannel): readonly NotificationAudience[] {
  return isOrderEvent(event) ? BY_CHANNEL[channel] : []
}

/** Returns the channels of an event. A messenger never tells of events that concern one person of any role. */
export function channelsOf(event: NotificationEvent): readonly NotificationChannel[] {
  return isOrderEvent(event) ? NOTIFICATION_CHANNELS : ['in_app', 'email', 'sms']
}

/** Checks whether a template for the event may name a status: only a change of status has one. */
export function mayNameStatus(event: NotificationEvent): boolean {
  return event === 'order.status_changed'
}

/** Checks whether a message has a subject: only a mail has one. */
export function hasSubject(channel: NotificationChannel): boolean {
  return channel === 'email'
}
