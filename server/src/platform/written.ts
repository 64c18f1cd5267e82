import { clockText } from './day.ts'

/** Writes money like the web, "1,234.50 EUR": exact, since the decimal text never becomes a float. */
export function writtenMoney(language: string, amount: string, code: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(amount as Intl.StringNumericLiteral)}\u00A0${code}` // money is decimal text
}

/** Writes a calendar day: "22.11.2026". */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.')
}

/** Writes a window: "22.11.2026 09:00–12:00"; one moment where the other is open; both days where they differ. Empty without either. */
export function writtenWindow(from: Date | null, to: Date | null, timeZone: string): string {
  const [first, last] = [from, to].map((instant) => (instant ? clockText(instant, timeZone) : ''))
  if (!first || !last) return first || last || ''
  const [day, time] = last.split(' ')
  return first.startsWith(`${day} `) ? `${first}–${time}` : `${first} – ${last}`
}
