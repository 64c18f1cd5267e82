import { type Phrase, phrase } from './phrase.ts'
import { withoutEnding } from './without-ending.ts'

/** Money is decimal text. Sums are made in whole minor units, never as binary floats. */

interface Line {
  readonly quantity: number
  readonly price: string
}

export interface Currency {
  readonly code: string
  /** Minor digits. */
  readonly digits: number
}

/** The largest amount a column holds. */
const MAX_MONEY = '9999999999.9999'

/** Adds decimal texts exactly. */
export function addMoney(left: string, right: string): string {
  const digits = Math.max(digitsOf(left), digitsOf(right))
  return fromMinor(toMinor(left, digits) + toMinor(right, digits), digits)
}

/** Multiplies an amount by a whole number. */
export function multiplyMoney(amount: string, count: number): string {
  const digits = digitsOf(amount)
  return fromMinor(toMinor(amount, digits) * BigInt(count), digits)
}

export function negateMoney(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Returns the sum of price × quantity. */
export function sumOfLines(lines: readonly Line[]): string {
  return lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price, quantity)), '0')
}

/** Checks whether two texts are the same amount, like "4.9" and "4.90". */
export function isSameMoney(left: string, right: string): boolean {
  return compareMoney(left, right) === 0
}

/** Returns the shortest form of an amount, without needless zeros: "004.90" as "4.9". Text that is not an amount stays as it is. */
export function shortestMoney(amount: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? []
  if (whole === '') return amount
  const rest = withoutEnding(decimals, '0')
  return `${sign}${whole.replace(/^0+/, '') || '0'}${rest && `.${rest}`}`
}

/** Writes an amount with its currency's minor digits, and more only where they are not zero: "4.9" as "4.90", "4.9050" as "4.905". */
export function withDigits(amount: string, digits: number): string {
  const point = amount.indexOf('.')
  const [whole, rest] = point < 0 ? [amount, ''] : [amount.slice(0, point), amount.slice(point + 1)]
  const kept = rest.slice(0, digits).padEnd(digits, '0') + withoutEnding(rest.slice(digits), '0')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Checks whether an amount has more decimals than its currency; zeros count too. */
export function hasDigitsBeyond(amount: string, digits: number): boolean {
  return digitsOf(amount) > digits
}

export function isTooLarge(amount: string): boolean {
  return compareMoney(amount, MAX_MONEY) > 0
}

export const tooLarge = phrase('order', 'The amount is too large')

/** Returns what is wrong with an amount that somebody typed. */
export function amountProblem(amount: string, currency: Currency): Phrase | undefined {
  if (hasDigitsBeyond(shortestMoney(amount), currency.digits)) {
    return phrase(
      'order',
      'Amounts in {currency} have {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}',
      { currency: currency.code, digits: currency.digits },
    )
  }
  return isTooLarge(amount) ? tooLarge : undefined
}

/** Converts minor units to an amount. */
export function fromMinor(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(text.length - digits)}`
}

function compareMoney(left: string, right: string): number {
  const digits = Math.max(digitsOf(left), digitsOf(right))
  const difference = toMinor(left, digits) - toMinor(right, digits)
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

function digitsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

function toMinor(amount: string, digits: number): bigint {
  const [whole = '0', rest = ''] = amount.split('.')
  return BigInt(whole + rest.padEnd(digits, '0'))
}
