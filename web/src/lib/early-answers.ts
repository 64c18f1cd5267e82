import { sinceOpened } from './clock.ts'
import { onPersonChanged } from './person-changed.ts'

/** An answer that is read completely, so that the first screen can be drawn with its data. */
export interface EarlyAnswer {
  readonly reply: unknown
}

/** Requests that `theme.js` sends before the app is there: who is signed in, and the first data of the screen at this address. */
export interface EarlyAnswers {
  /** The time of the requests by two clocks: one stands still while a laptop sleeps, the other can be set. */
  readonly at: { readonly steady: number; readonly date: number }
  readonly language: string
  /** Answers by address. undefined: the request was refused, or no answer came. */
  readonly answers: Map<string, Promise<EarlyAnswer | undefined>>
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers | undefined
  }
}

/** The longest age in milliseconds; older answers are asked for again. */
const MAX_AGE = 5_000

/**
 * Returns the answer to a GET without headers of its own, if it was asked before the app was there. Gives each answer once, since later it
 * would be old. Ask as usual where this returns undefined or resolves to undefined.
 */
export function takeEarlyAnswer(url: string, language: string): Promise<EarlyAnswer | undefined> | undefined {
  const early = window.earlyAnswers
  if (!early) return undefined
  if (early.language !== language || ageOf(early) > MAX_AGE) forgetEarlyAnswers()
  const answer = early.answers.get(url)
  early.answers.delete(url)
  if (early.answers.size === 0) forgetEarlyAnswers()
  return answer
}

/** Drops the early answers: they belong to another person or language, or an event came that is newer. */
export function forgetEarlyAnswers(): void {
  window.earlyAnswers?.answers.clear()
  window.earlyAnswers = undefined
}

onPersonChanged(forgetEarlyAnswers)

/** Returns the moment (by `sinceOpened`) from which an answer to a request of now may be. It is in the past while early answers wait. */
export function askingMoment(): number {
  const early = window.earlyAnswers
  return early ? sinceOpened() - ageOf(early) : sinceOpened()
}

function ageOf({ at }: EarlyAnswers): number {
  return Math.max(performance.now() - at.steady, Date.now() - at.date)
}
