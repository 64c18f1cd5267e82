import type { OrderDraft } from './order-draft.ts'

/** Returns the order's number in its shop. */
export function foreignId({ creator, area, serial }: OrderDraft): string | null {
  return creator.kind === 'token' ? `${area.prefix}-${100_000 + serial}` : null
}

/** The letters of the server's track numbers. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const FIVE = LETTERS.length ** 5
/** Has no factor in common with 30: a product with it shuffles the serials without collisions. */
const SHUFFLE = 11_400_071

/** Makes TL and ten characters: the first five only look random, the last five are the shuffled serial. */
export function trackOf(serial: number): string {
  const look = Math.imul(serial ^ 0x5bd1e995, 0x85ebca6b) >>> 0
  return `TL${five(look % FIVE)}${five((serial * SHUFFLE) % FIVE)}`
}

function five(value: number): string {
  return Array.from({ length: 5 }, (_, place) => LETTERS[Math.floor(value / LETTERS.length ** place) % LETTERS.length]).join('')
}
