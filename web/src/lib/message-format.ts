import type { IntlMessageFormat } from 'intl-messageformat'
import { numberFormat } from './number-format.ts'

type Values = Record<string, string | number>

/** `{name}` alone: no plurals, selects or quotes. */
const SIMPLE = /^[^{}]*(\{\s*\w+\s*\}[^{}]*)*$/
const QUOTED = /'['{}<>]/

let Full: typeof IntlMessageFormat | undefined
const compiled = new Map<string, IntlMessageFormat>()

/** Loads the formatter of plurals and selects. It is a chunk of its own, since the sign-in does not need it. */
export async function loadMessageFormat(): Promise<void> {
  Full ??= (await import('intl-messageformat')).IntlMessageFormat
}

/** Writes the values into an ICU message. Falls back to `source` where the text cannot be formatted, and then to the raw source. */
export function formatMessage(text: string, language: string, values: Values, source = text): string {
  if (SIMPLE.test(text) && !QUOTED.test(text)) return fillIn(text, language, values)
  if (!Full) return text
  try {
    return String(compile(text, language, Full).format(values))
  } catch {
    return source === text ? text : formatMessage(source, language, values)
  }
}

function fillIn(text: string, language: string, values: Values): string {
  return text.replace(/\{\s*(\w+)\s*\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' ? numberFormat(language).format(value) : value
  })
}

function compile(text: string, language: string, Format: typeof IntlMessageFormat): IntlMessageFormat {
  const key = `${language}\n${text}`
  const known = compiled.get(key)
  if (known) return known
  const made = new Format(text, language, undefined, { ignoreTag: true })
  compiled.set(key, made)
  return made
}
