import { useMemo } from 'react'
import { useLanguage } from './i18n.ts'

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

function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

/** "1,234.50 EUR": exact, since the decimal text never becomes a float. */
export function formatMoney(language: string, amount: string, code: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(amount as Intl.StringNumericLiteral)}\u00A0${code}` // money on the wire is decimal text
}

/** A share (0.125) as a percentage ("12.5%"). */
export function formatPercent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** A char_code ("de") as the language's name; one that nobody knows stays as it is. */
export function formatLanguage(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
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
      money: (amount: string, code: string) => formatMoney(language, amount, code),
      languageName: (code: string) => formatLanguage(language, code),
      percent: (share: number) => formatPercent(language, share),
    }),
    [language],
  )
}
