import { useMemo } from 'react'
import { formatAgo, formatDuration, formatLength } from './format-span.ts'
import { useLanguage } from './i18n.ts'
import { numberFormat } from './number-format.ts'

const two = (value: number) => String(value).padStart(2, '0')
const day = (date: Date) => `${two(date.getDate())}.${two(date.getMonth() + 1)}`
const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

/** The five date formats, the same in every language, in the browser's zone. */
const FORMATS = {
  fullDate: (date: Date) => `${day(date)}.${date.getFullYear()} ${clock(date)}:${two(date.getSeconds())}`,
  onlyDate: (date: Date) => `${day(date)}.${date.getFullYear()}`,
  fullTime: (date: Date) => `${clock(date)}:${two(date.getSeconds())}`,
  onlyDayMonth: day,
  onlyTime: clock,
}
type DateFormat = keyof typeof FORMATS

/** Formats a date; empty where there is none. */
export function formatDate(iso: string | null | undefined, format: DateFormat): string {
  if (!iso) return ''
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : FORMATS[format](date)
}

/** Formats seconds as hh:mm. */
export function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export function formatNumber(language: string, value: number): string {
  return numberFormat(language).format(value)
}

/** Formats an amount: "1,234.50". It is exact, since the decimal text never becomes a float. */
function formatAmount(language: string, amount: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as Intl.StringNumericLiteral) // money on the wire is decimal text
}

/** Formats an amount with its currency: "1,234.50 EUR". */
export function formatMoney(language: string, amount: string, code: string): string {
  return `${formatAmount(language, amount)}\u00A0${code}`
}

const DAY = 86_400_000

/** Capitalizes the beginning of a line: most languages write the names of days and languages small. */
export function capitalized(language: string, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

const weekdays = new Map<string, Intl.DateTimeFormat>()

/** Formats a weekday ("Mon") in the browser's current zone. The formats are cached, and a zone in them would not follow a traveller. */
export function shortWeekday(language: string, date: Date): string {
  const format = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  weekdays.set(language, format)
  return format.format(Date.UTC(2023, 0, 1 + date.getDay())) // October 2023 began on a Sunday
}

/** Formats a time: "Mon 07:00" within a week of now, else "24.12. 07:00". */
export function formatWeekdayTime(language: string, iso: string, now = Date.now()): string {
  const isNear = Math.abs(Date.parse(iso) - now) < 6 * DAY
  const day = isNear ? shortWeekday(language, new Date(iso)) : `${formatDate(iso, 'onlyDayMonth')}.`
  return `${day} ${formatDate(iso, 'onlyTime')}`
}

/** Formats a day or an instant: "Mon 23.11". */
export function formatDayName(language: string, iso: string): string {
  return `${shortWeekday(language, new Date(iso))} ${formatDate(iso, 'onlyDayMonth')}`
}

/** Formats a day: "Saturday 21 November". */
export function formatLongDay(language: string, date: Date): string {
  const tongue = language === 'en' ? 'en-GB' : language
  return capitalized(language, new Intl.DateTimeFormat(tongue, { weekday: 'long', day: 'numeric', month: 'long' }).format(date))
}

/** Formats a share (0.125) as a percentage ("12.5%"). */
export function formatPercent(language: string, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** Returns the name of the language with this char_code ("de"); an unknown code stays as it is. */
export function formatLanguage(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
    return name ? capitalized(language, name) : code
  } catch {
    return code // well-formed for us, but Intl cannot read it
  }
}

/** Formats of numbers and names in the person's language. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(language, value),
      amount: (amount: string) => formatAmount(language, amount),
      money: (amount: string, code: string) => formatMoney(language, amount, code),
      languageName: (code: string) => formatLanguage(language, code),
      ago: (iso: string, now: number) => formatAgo(language, iso, now),
      length: (iso: string, now: number) => formatLength(language, iso, now),
      percent: (share: number) => formatPercent(language, share),
      duration: (milliseconds: number) => formatDuration(language, milliseconds),
      weekdayTime: (iso: string) => formatWeekdayTime(language, iso),
      longDay: (date: Date) => formatLongDay(language, date),
    }),
    [language],
  )
}
