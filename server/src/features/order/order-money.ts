import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'

/** Amounts are counted in ten-thousandths, the scale of their columns: whole numbers, never floats. */
const SCALE = 4
/** The largest amount a column holds. */
const MOST = 10n ** 14n - 1n

export function toUnits(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(SCALE, '0'))
}

export function toAmount(units: bigint): string {
  const digits = units.toString().padStart(SCALE + 1, '0')
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`
}

/** With the minor digits of its currency; more only where there is money in them. */
export function withDigits(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, digits).padEnd(digits, '0') + fraction.slice(digits).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

export function hasDigitsBeyond(amount: string, digits: number): boolean {
  return (amount.split('.')[1] ?? '').length > digits
}

export function isTooLarge(units: bigint): boolean {
  return units > MOST
}

export interface Currency {
  readonly code: string
  readonly digits: number
}

/** What is wrong with an amount somebody typed. */
export function amountProblem(amount: string, currency: Currency): Phrase | undefined {
  if (hasDigitsBeyond(amount, currency.digits)) {
    return phrase(
      'order',
      'Amounts in {currency} have {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}',
      { currency: currency.code, digits: currency.digits },
    )
  }
  return isTooLarge(toUnits(amount)) ? tooLarge : undefined
}

export const tooLarge = phrase('order', 'The amount is too large')

interface Line {
  readonly quantity: number
  readonly price: string
}

/** The sum of price × quantity. */
export function sumOf(products: readonly Line[]): bigint {
  return products.reduce((sum, { price, quantity }) => sum + toUnits(price) * BigInt(quantity), 0n)
}

export function countOf(products: readonly Line[]): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0)
}
