import type { OrderDraft } from './order-draft.ts'

/** The number in the shop the order came from. */
export function foreignId({ creator, area, serial }: OrderDraft): string | null {
  return creator.kind === 'token' ? `${area.prefix}-${100_000 + serial}` : null
}

/** The letters of the server's own track numbers. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const FIVE = LETTERS.length ** 5
/** No factor in common with 30: multiplying by it shuffles the serials without collisions. */
const SHUFFLE = 11_400_071

/** TL and ten characters: the first five only look arbitrary, the last five are the serial, shuffled. */
export function trackOf(serial: number): string {
  const look = Math.imul(serial ^ 0x5bd1e995, 0x85ebca6b) >>> 0
  return `TL${five(look % FIVE)}${five((serial * SHUFFLE) % FIVE)}`
}

function five(value: number): string {
  return Array.from({ length: 5 }, (_, place) => LETTERS[Math.floor(value / LETTERS.length ** place) % LETTERS.length]).join('')
}
