import { z } from 'zod'
import { type Phrase, phrase } from './kit/phrase.ts'
import { tagsOf } from './kit/rich-words.ts'
import type { NotificationAudience, NotificationChannel, NotificationEvent } from './notification-event.ts'

const OF_ORDERS = [
  'order.track',
  'order.foreign_id',
  'order.status',
  'order.total',
  'order.currency',
  'order.to_pay',
  'order.delivery_date',
  'order.delivery_window',
  'order.address',
  'order.reason',
  'customer.name',
  'courier.name',
  'courier.phone',
  'organization.name',
] as const

export const PLACEHOLDERS = [...OF_ORDERS, 'refusal_link', 'message.text', 'account.what', 'account.when'] as const

export const Placeholder = z.enum(PLACEHOLDERS)
export type Placeholder = z.infer<typeof Placeholder>

const NAMES: Record<Placeholder, Phrase> = {
  'order.track': phrase('notification', 'Track number'),
  'order.foreign_id': phrase('notification', 'Number of the shop'),
  'order.status': phrase('notification', 'Status of the order'),
  'order.total': phrase('notification', 'Total'),
  'order.currency': phrase('notification', 'Currency'),
  'order.to_pay': phrase('notification', 'Sum to have ready, 0 where nothing is to be paid'),
  'order.delivery_date': phrase('notification', 'Day of the delivery'),
  'order.delivery_window': phrase('notification', 'Hours of the delivery'),
  'order.address': phrase('notification', 'Address of the delivery'),
  'order.reason': phrase('notification', 'Reason of the last move'),
  'customer.name': phrase('notification', 'Name of the customer'),
  'courier.name': phrase('notification', 'Name of the courier'),
  'courier.phone': phrase('notification', 'Phone of the courier'),
  'organization.name': phrase('notification', 'Name of the organization'),
  refusal_link: phrase('notification', 'Link to refuse further messages'),
  'message.text': phrase('notification', 'Text of the message'),
  'account.what': phrase('notification', 'Change of the account in words'),
  'account.when': phrase('notification', 'Moment of the change'),
}

export function placeholderName(placeholder: Placeholder): Phrase {
  return NAMES[placeholder]
}

/** The part of a template that decides which placeholders it may use. */
export interface PlaceholderPlace {
  readonly event: NotificationEvent
  readonly channel: NotificationChannel
  readonly audience?: NotificationAudience | null | undefined
}

/** Returns the placeholders in the order of the screen. */
export function placeholdersOf({ event, channel, audience }: PlaceholderPlace): readonly Placeholder[] {
  if (event === 'message') return ['message.text']
  if (event === 'account') return ['account.what', 'account.when']
  return channel === 'email' && audience === 'customer' ? [...OF_ORDERS, 'refusal_link'] : OF_ORDERS
}

/** A part of a text: plain words, or the name between two braces. */
export type TemplatePart = { readonly text: string } | { readonly name: string }

const OPEN = '{{'
const CLOSE = '}}'

/** Splits a text into its parts, in one pass from front to end. Braces without an end are plain words. */
export function templateParts(text: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let done = 0
  for (let end = text.indexOf(CLOSE); end >= 0; end = text.indexOf(CLOSE, done)) {
    const inside = text.slice(done, end)
    const start = inside.lastIndexOf(OPEN)
    if (start < 0) parts.push({ text: inside + CLOSE })
    else parts.push({ text: inside.slice(0, start) }, { name: inside.slice(start + OPEN.length).trim() })
    done = end + CLOSE.length
  }
  return [...parts, { text: text.slice(done) }].filter((part) => 'name' in part || part.text !== '')
}

/** Returns the names in a text, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(templateParts(text).flatMap((part) => ('name' in part ? [part.name] : [])))]
}

export const placeholderPhrases = {
  unclosed: phrase('notification', 'Two braces are opened here and never closed'),
  inLink: phrase('notification', 'A placeholder cannot stand in the address or the title of a link: write it beside it'),
}

/** The most characters of a name in an error; a longer name is cut. */
const TOLD = 40

/** Returns the reason why the text's placeholders are refused; undefined where all are valid. */
export function placeholderProblem(text: string, place: PlaceholderPlace): Phrase | undefined {
  const parts = templateParts(text)
  if (parts.some((part) => 'text' in part && part.text.includes(OPEN))) return placeholderPhrases.unclosed
  if (place.channel === 'email' && tagsOf(text).some((tag) => tag.includes(OPEN))) return placeholderPhrases.inLink
  const allowed: readonly string[] = placeholdersOf(place)
  const unknown = parts.flatMap((part) => ('name' in part && !allowed.includes(part.name) ? [part.name] : []))
  return unknown.length > 0 ? unknownPlaceholder(unknown[0] ?? '') : undefined
}

export function unknownPlaceholder(name: string): Phrase {
  return phrase('notification', 'There is no placeholder {name} here', { name: `{{${[...name].slice(0, TOLD).join('')}}}` })
}
