import { hasSubject, type NotificationChannel } from '@tracklane/contract/notification-event'
import { PLACEHOLDERS, type Placeholder, templateParts } from '@tracklane/contract/notification-placeholder'

/** Values by placeholder; a missing or empty value counts as missing. */
export type MessageValues = Readonly<Partial<Record<Placeholder, string>>>

interface Written {
  readonly subject?: string | undefined
  readonly body: string
}

export interface Rendered {
  /** The subject; empty where the channel has none. */
  readonly subject: string
  /** HTML for a mail, plain text for other channels. */
  readonly body: string
  /** Placeholders without a value, in the order of the editor, each once. */
  readonly missing: Placeholder[]
}

/**
 * Puts values into a text: each once, as it is, and without another look for placeholders. In a mail's body a value is escaped and stays
 * text; a subject is one line.
 */
export function renderTemplate({ subject = '', body }: Written, channel: NotificationChannel, values: MessageValues): Rendered {
  const head = hasSubject(channel) ? filled(subject, values, asIs) : EMPTY
  const rest = filled(body, values, channel === 'email' ? inHtml : asIs)
  const missing = new Set([...head.missing, ...rest.missing])
  return { subject: oneLine(head.text), body: rest.text, missing: PLACEHOLDERS.filter((name) => missing.has(name)) }
}

interface Filled {
  readonly text: string
  readonly missing: readonly string[]
}

const EMPTY: Filled = { text: '', missing: [] }

function filled(text: string, values: MessageValues, write: (value: string, name: string) => string): Filled {
  const parts = templateParts(text).map((part) => ('text' in part ? part : { ...part, value: valueIn(values, part.name) }))
  return {
    text: parts.map((part) => ('text' in part ? part.text : write(part.value, part.name))).join(''),
    missing: parts.flatMap((part) => ('name' in part && part.value === '' ? [part.name] : [])),
  }
}

function valueIn(values: MessageValues, name: string): string {
  return (Object.hasOwn(values, name) && values[name as Placeholder]) || '' // checked just before
}

function asIs(value: string): string {
  return value
}

/** Makes a link clickable; every other value is text and keeps its lines. */
function inHtml(value: string, name: string): string {
  return name === 'refusal_link' ? `<a href="${escaped(value)}">${escaped(value)}</a>` : escaped(value).replaceAll('\n', '<br>')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Removes line breaks and control characters, which would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
