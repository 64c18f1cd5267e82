interface Timer {
  readonly run: () => void
  readonly every: number | undefined
  at: number
}

/** The time of all browsers. It moves only when the test says so, and no timer fires before. */
export class Clock {
  readonly #timers = new Map<number, Timer>()
  readonly #move: (milliseconds: number) => void
  #now = 0
  #serial = 0

  /** `move` moves every other clock of the test. */
  constructor(move: (milliseconds: number) => void) {
    this.#move = move
  }

  get now(): number {
    return this.#now
  }

  /** The time of the next timer. */
  get next(): number | undefined {
    return this.#first()?.[1].at
  }

  readonly set = (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]): number => this.#add(() => run(...given), after)
  readonly repeat = (run: (...given: unknown[]) => void, every = 0, ...given: unknown[]): number =>
    this.#add(() => run(...given), every, Math.max(every, 1))
  readonly clear = (id?: number): void => void this.#timers.delete(id ?? 0)

  pass(milliseconds: number): void {
    this.#now += milliseconds
    this.#move(milliseconds)
  }

  /** Fires one timer that is due; false where none is. */
  runDue(): boolean {
    const [id, timer] = this.#first() ?? []
    if (id === undefined || timer === undefined || timer.at > this.#now) return false
    if (timer.every === undefined) this.#timers.delete(id)
    else timer.at = this.#now + timer.every
    timer.run()
    return true
  }

  #add(run: () => void, after: number, every?: number): number {
    this.#serial += 1
    this.#timers.set(this.#serial, { run, every, at: this.#now + Math.max(0, Math.ceil(after || 0)) })
    return this.#serial
  }

  #first(): readonly [number, Timer] | undefined {
    let first: readonly [number, Timer] | undefined
    for (const entry of this.#timers) if (!first || entry[1].at < first[1].at) first = entry
    return first
  }
}
