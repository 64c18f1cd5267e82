import { tooMany } from './errors.ts'

/** Lets work through, a limited number at a time. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>

const COME_BACK_SECONDS = 1

/** Creates a turnstile: at most `atOnce` run and `waiting` wait, in the order of arrival; a call beyond that throws 429 at once. */
export function createTurnstile({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turnstile {
  let underWay = 0
  const line: (() => void)[] = []

  async function enter(): Promise<void> {
    if (underWay < atOnce) {
      underWay += 1
      return
    }
    if (line.length >= waiting) throw tooMany(COME_BACK_SECONDS)
    await new Promise<void>((resolve) => line.push(resolve))
  }

  /** Gives the place to the next in line at once: nobody who comes in between can take it. */
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else underWay -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
