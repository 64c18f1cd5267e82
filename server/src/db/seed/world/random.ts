/** Random choices that are equal on every machine. */
export interface Random {
  /** Returns 0 ≤ n < 1. */
  next(): number
  chance(probability: number): boolean
  /** Returns a whole number, both ends included. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Picks by weight: [[item, weight], …]. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  /** Replaces each '#' by a digit. */
  digits(pattern: string): string
}

/** Makes random choices by mulberry32: small, fast and good enough for word lists. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const between = (from: number, to: number): number => from + next() * (to - from)
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1))

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      rest -= weight
      if (rest < 0) return item
    }
    return pick(items)[0]
  }

  return {
    next,
    chance: (probability) => next() < probability,
    whole,
    between,
    pick,
    weighted,
    digits: (pattern) => pattern.replaceAll('#', () => String(whole(0, 9))),
  }
}
