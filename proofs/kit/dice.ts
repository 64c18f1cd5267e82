/** Chance that can be repeated: the same seed decides the same. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1, as mulberry32 has it. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.next() * all.length)]
  }

  /** One of them, each as often as its weight says. */
  weighed<One>(all: readonly (readonly [weight: number, one: One])[]): One {
    let left = this.next() * all.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, one] of all) {
      left -= weight
      if (left < 0) return one
    }
    throw new Error('Nothing to choose from')
  }

  /** Dice of their own for somebody who acts beside others: how quick the others are changes nothing for them. */
  fork(who: number): Dice {
    return new Dice(Math.imul(this.#state ^ (who + 1), 0x9e3779b1))
  }
}
