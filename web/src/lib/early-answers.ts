import { sinceOpened } from './clock.ts'
import { onPersonChanged } from './person-changed.ts'

/** Read to its end: what a screen shows first is there when it is drawn first. */
export interface EarlyAnswer {
  readonly reply: unknown
}

/** Questions that `theme.js` has asked before there was an app: who is signed in, and what the screen of the address asks for first. */
export interface EarlyAnswers {
  /** When they were asked, by both clocks: one stands still while a laptop sleeps, the other can be set. */
  readonly at: { readonly steady: number; readonly date: number }
  readonly language: string
  /** By address. Undefined: it was refused, or nobody answered. */
  readonly answers: Map<string, Promise<EarlyAnswer | undefined>>
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers | undefined
  }
}

/** Milliseconds: what is older is asked again. */
const MAX_AGE = 5_000

/**
 * The answer to a GET without headers of its own, where it was asked before the app was there: each is given out once, for later it would be
 * old. Where there is none, or it resolves to undefined, ask as usual.
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

/** They are for another person, or in another language, or something is heard by now of which they do not know. */
export function forgetEarlyAnswers(): void {
  window.earlyAnswers?.answers.clear()
  window.earlyAnswers = undefined
}

onPersonChanged(forgetEarlyAnswers)

/** The moment, by `sinceOpened`, that the answer to a question of now may tell of: earlier than now while early answers wait. */
export function askingMoment(): number {
  const early = window.earlyAnswers
  return early ? sinceOpened() - ageOf(early) : sinceOpened()
}

function ageOf({ at }: EarlyAnswers): number {
  return Math.max(performance.now() - at.steady, Date.now() - at.date)
}
