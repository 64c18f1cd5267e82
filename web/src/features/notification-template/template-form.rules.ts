import {
  audiencesOf,
  channelsOf,
  hasSubject,
  mayNameStatus,
  type NotificationAudience,
  type NotificationChannel,
  type NotificationEvent,
} from '@tracklane/contract/notification-event'
import { type Placeholder, placeholdersOf } from '@tracklane/contract/notification-placeholder'
import { type TemplateProblems, templateProblems } from '@tracklane/contract/notification-template-problems'
import { bodyTexts, type Written } from '#lib/translations.rules.ts'
import { plainFromRich, richFromPlain, withBodies } from './body-text.rules.ts'

/** A template in the form. */
export interface TemplateValues {
  name: string
  event: NotificationEvent | null
  status_id: number | null
  channel: NotificationChannel
  audience: NotificationAudience | null
  translations: Written
  provider_template: string
  parameters: Placeholder[]
  active: boolean
}

export const NEW_TEMPLATE: TemplateValues = {
  name: '',
  event: null,
  status_id: null,
  channel: 'in_app',
  audience: null,
  translations: {},
  provider_template: '',
  parameters: [],
  active: false,
}

/** Returns whether an audience must be chosen. */
export function needsAudience({ event, channel }: Pick<TemplateValues, 'event' | 'channel'>): boolean {
  return event === null || audiencesOf(event, channel).length > 0
}

/** Returns the texts that its channel has: a subject for a mail is not sent with a text message. */
function textsOfChannel(translations: Written, channel: NotificationChannel) {
  if (hasSubject(channel)) return bodyTexts(translations, [{ name: 'subject' }, { name: 'body', isRich: true }])
  const bodies = Object.entries(translations).map(([code, { body = '' }]) => [code, { body }] as const)
  return bodyTexts(Object.fromEntries(bodies), [{ name: 'body' }])
}

/** Returns the body for the API, without values that do not fit its event and channel. */
export function bodyOf(values: TemplateValues) {
  const { name, event, status_id, channel, audience, translations, provider_template, parameters, active } = values
  const isMessenger = channel === 'messenger'
  return {
    name: name.trim(),
    event: event ?? undefined,
    status_id: event && mayNameStatus(event) ? status_id : null,
    channel,
    audience: needsAudience(values) ? audience : null,
    translations: textsOfChannel(translations, channel) as Record<string, { subject?: string; body: string }>, // of exactly these fields
    provider_template: isMessenger ? provider_template.trim() || null : null,
    parameters: isMessenger ? parameters : [],
    active,
  }
}

/** Finds the problems by field; none before an event is chosen. */
export function problemsOf(values: TemplateValues): TemplateProblems {
  const { event, ...body } = bodyOf(values)
  return event ? templateProblems({ ...body, event }) : {}
}

/** Returns the placeholders that a text may have. */
export function offeredPlaceholders({ event, channel, audience }: TemplateValues): readonly Placeholder[] {
  return event ? placeholdersOf({ event, channel, audience }) : []
}

/** Returns the form with another event, without values that do not fit it. */
export function withEvent(values: TemplateValues, event: NotificationEvent | null): TemplateValues {
  const channel = event && !channelsOf(event).includes(values.channel) ? 'in_app' : values.channel
  const changed = withChannel({ ...values, event }, channel)
  const allowed = offeredPlaceholders(changed)
  return {
    ...changed,
    status_id: event && mayNameStatus(event) ? changed.status_id : null,
    parameters: changed.parameters.filter((one) => allowed.includes(one)),
  }
}

/** Returns the form with another channel: without an audience it cannot reach, and with texts in its form. */
export function withChannel(values: TemplateValues, channel: NotificationChannel): TemplateValues {
  const { event, audience } = values
  const isKept = audience !== null && event !== null && audiencesOf(event, channel).includes(audience)
  const changed = { ...values, channel, audience: event === null || isKept ? audience : null }
  if ((values.channel === 'email') === (channel === 'email')) return changed
  return { ...changed, translations: withBodies(values.translations, channel === 'email' ? richFromPlain : plainFromRich) }
}
