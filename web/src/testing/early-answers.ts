import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { EarlyAnswer } from '#lib/early-answers.ts'
import { urlOf } from '#lib/request-url.ts'

interface Early {
  readonly endpoint: Endpoint
  readonly query?: object
  readonly answer: EarlyAnswer | undefined | Promise<EarlyAnswer | undefined>
}

/** Sets answers that the page asked for before the app was loaded, so many milliseconds ago. */
export function askedEarly(early: readonly Early[], { ago = 200, language = 'en' } = {}): void {
  window.earlyAnswers = {
    at: { steady: performance.now() - ago, date: Date.now() - ago },
    language,
    answers: new Map(early.map(({ endpoint, query, answer }) => [urlOf(endpoint, { query }), Promise.resolve(answer)])),
  }
}
