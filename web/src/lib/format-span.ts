import { numberFormat } from './number-format.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** Formats milliseconds in their largest unit: "19h", "3d". The narrowest form of other languages can be read as grams or years. */
export function formatDuration(language: string, milliseconds: number): string {
  const [unit, length] =
    milliseconds >= 2 * DAY ? (['day', DAY] as const) : milliseconds >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  const unitDisplay = language === 'en' ? 'narrow' : 'short'
  return numberFormat(language, { style: 'unit', unit, unitDisplay }).format(Math.floor(milliseconds / length))
}

const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Returns the largest unit that fits at least once, and its count. */
function span(milliseconds: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, size] = UNITS.find(([, one]) => Math.abs(milliseconds) >= one) ?? ['minute', 60_000]
  return { unit, count: Math.trunc(milliseconds / size) }
}

/** Formats the time since then: "2 hours ago"; "now" within the minute. */
export function formatAgo(language: string, iso: string, now: number): string {
  const { unit, count } = span(Date.parse(iso) - now)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return count === 0 ? format.format(0, 'second') : format.format(count, unit)
}

/** Formats the time from then until now: "2 hours"; at least a minute. */
export function formatLength(language: string, iso: string, now: number): string {
  const { unit, count } = span(Math.max(now - Date.parse(iso), 60_000))
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
