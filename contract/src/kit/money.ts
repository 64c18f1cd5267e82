/** Adds decimal texts exactly; money is never a binary float. */
export function addMoney(left: string, right: string): string {
  const digits = Math.max(fraction(left), fraction(right))
  return fromMinor(toMinor(left, digits) + toMinor(right, digits), digits)
}

/** An amount so many times; the count is whole. */
export function multiplyMoney(amount: string, count: number): string {
  const digits = fraction(amount)
  return fromMinor(toMinor(amount, digits) * BigInt(count), digits)
}

/** Whether two texts say the same amount: "4.9" and "4.90" do. */
export function isSameMoney(left: string, right: string): boolean {
  const digits = Math.max(fraction(left), fraction(right))
  return toMinor(left, digits) === toMinor(right, digits)
}

/** With at least so many digits after the point: "4.9" as "4.90". */
export function padMoney(amount: string, digits: number): string {
  const [whole = '0', rest = ''] = amount.split('.')
  return digits === 0 && rest === '' ? whole : `${whole}.${rest.padEnd(digits, '0')}`
}

export function negateMoney(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

function fraction(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

function toMinor(amount: string, digits: number): bigint {
  const [whole = '0', rest = ''] = amount.split('.')
  return BigInt(whole + rest.padEnd(digits, '0'))
}

function fromMinor(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(text.length - digits)}`
}
