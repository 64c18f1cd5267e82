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

/** Empty when there is no date. */
export function formatDate(iso: string | null | undefined, format: DateFormat): string {
  if (!iso) return ''
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : FORMATS[format](date)
}

/** Seconds as hh:mm. */
export function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export function formatNumber(language: string, value: number): string {
  return numberFormat(language).format(value)
}

/** "1,234.50": exact, since the decimal text never becomes a float. */
function formatAmount(language: string, amount: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as Intl.StringNumericLiteral) // money on the wire is decimal text
}

/** "1,234.50 EUR". */
export function formatMoney(language: string, amount: string, code: string): string {
  return `${formatAmount(language, amount)}\u00A0${code}`
}

const DAY = 86_400_000

/** As a line begins with it: most languages write the names of days and languages small. */
export function capitalized(language: string, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

const weekdays = new Map<string, Intl.DateTimeFormat>()

/** "Mon", in the browser's zone as it is now: the formats are kept, a zone in them would not follow a traveller. */
export function shortWeekday(language: string, date: Date): string {
  const format = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  weekdays.set(language, format)
  return format.format(Date.UTC(2023, 0, 1 + date.getDay())) // that month began on a Sunday
}

/** "Mon 07:00" within a week of now, else "24.12. 07:00". */
export function formatWeekdayTime(language: string, iso: string, now = Date.now()): string {
  const isNear = Math.abs(Date.parse(iso) - now) < 6 * DAY
  const day = isNear ? shortWeekday(language, new Date(iso)) : `${formatDate(iso, 'onlyDayMonth')}.`
  return `${day} ${formatDate(iso, 'onlyTime')}`
}

/** "Mon 23.11", of a day or an instant. */
export function formatDayName(language: string, iso: string): string {
  return `${shortWeekday(language, new Date(iso))} ${formatDate(iso, 'onlyDayMonth')}`
}

/** "Saturday 21 November". */
export function formatLongDay(language: string, date: Date): string {
  const tongue = language === 'en' ? 'en-GB' : language
  return capitalized(language, new Intl.DateTimeFormat(tongue, { weekday: 'long', day: 'numeric', month: 'long' }).format(date))
}

/** A share (0.125) as a percentage ("12.5%"). */
export function formatPercent(language: string, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** A char_code ("de") as the language's name; one that nobody knows stays as it is. */
export function formatLanguage(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
    return name ? capitalized(language, name) : code
  } catch {
    return code // well-formed for us, but no tag that Intl knows how to read
  }
}

/** Numbers and names in the person's language. */
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
