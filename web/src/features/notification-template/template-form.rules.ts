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

/** A template as it is being written. */
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

/** Whether somebody must be chosen who hears of it. */
export function needsAudience({ event, channel }: Pick<TemplateValues, 'event' | 'channel'>): boolean {
  return event === null || audiencesOf(event, channel).length > 0
}

/** The texts that its channel has; a subject that was written for a mail is none of a text message. */
function textsOfChannel(translations: Written, channel: NotificationChannel) {
  if (hasSubject(channel)) return bodyTexts(translations, [{ name: 'subject' }, { name: 'body', isRich: true }])
  const bodies = Object.entries(translations).map(([code, { body = '' }]) => [code, { body }] as const)
  return bodyTexts(Object.fromEntries(bodies), [{ name: 'body' }])
}

/** As the API takes it; what does not belong to its event and channel stays behind. */
export function bodyOf(values: TemplateValues) {
  const { name, event, status_id, channel, audience, translations, provider_template, parameters, active } = values
  const isMessenger = channel === 'messenger'
  return {
    name: name.trim(),
    event: event ?? undefined,
    status_id: event && mayNameStatus(event) ? status_id : null,
    channel,
    audience: needsAudience(values) ? audience : null,
    translations: textsOfChannel(translations, channel) as Record<string, { subject?: string; body: string }>, // of these very fields
    provider_template: isMessenger ? provider_template.trim() || null : null,
    parameters: isMessenger ? parameters : [],
    active,
  }
}

/** Why it cannot be kept, by field; before there is an event nothing is known of that. */
export function problemsOf(values: TemplateValues): TemplateProblems {
  const { event, ...body } = bodyOf(values)
  return event ? templateProblems({ ...body, event }) : {}
}

/** The placeholders that a text may have. */
export function offeredPlaceholders({ event, channel, audience }: TemplateValues): readonly Placeholder[] {
  return event ? placeholdersOf({ event, channel, audience }) : []
}

/** The form with another event: what does not go with it is given up. */
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

/** The form with another channel: who cannot be reached by it is given up, and the texts take its form. */
export function withChannel(values: TemplateValues, channel: NotificationChannel): TemplateValues {
  const { event, audience } = values
  const isKept = audience !== null && event !== null && audiencesOf(event, channel).includes(audience)
  const changed = { ...values, channel, audience: event === null || isKept ? audience : null }
  if ((values.channel === 'email') === (channel === 'email')) return changed
  return { ...changed, translations: withBodies(values.translations, channel === 'email' ? richFromPlain : plainFromRich) }
}
