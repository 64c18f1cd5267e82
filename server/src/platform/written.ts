/** "1,234.50 EUR" as the web shows it: exact, since the decimal text never becomes a float. */
export function writtenMoney(language: string, amount: string, code: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(amount as Intl.StringNumericLiteral)}\u00A0${code}` // money is decimal text
}

/** "22.11.2026", of a calendar day. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.')
}
