/** Repeatable chance: the same seed makes the same choices. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** Returns a number from 0 up to, but without, 1 (mulberry32). */
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

  /** Returns one of them, with a chance by its weight. */
  weighed<One>(all: readonly (readonly [weight: number, one: One])[]): One {
    let left = this.next() * all.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, one] of all) {
      left -= weight
      if (left < 0) return one
    }
    throw new Error('Nothing to choose from')
  }

  /** Returns separate dice for one of several people: the speed of the others does not change their choices. */
  fork(who: number): Dice {
    return new Dice(Math.imul(this.#state ^ (who + 1), 0x9e3779b1))
  }
}
