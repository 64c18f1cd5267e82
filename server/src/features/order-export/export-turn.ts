import { phrase } from '@tracklane/contract/kit/phrase'
import { AppError } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'

/** Seconds; most files are done by then. */
const RETRY_AFTER = 5

const tooManyExports = () =>
  new AppError(429, phrase('export', 'Two of your exports are still being made: cancel one, or wait for it'), { retryAfter: RETRY_AFTER })

/** Two exports of a person at once: they are written in threads, and the person should decide about a third. */
export const exportTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 2, process: Number.POSITIVE_INFINITY },
      waiting: { person: 0, process: 0 },
      patience: 0,
      refusal: tooManyExports,
    }),
}
