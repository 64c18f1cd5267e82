import { phrase } from '@tracklane/contract/kit/phrase'
import { AppError } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'

/** Seconds; most are done by then. */
const RETRY_AFTER = 5

const tooManyExports = () =>
  new AppError(429, phrase('export', 'Two of your exports are still being made: cancel one, or wait for it'), { retryAfter: RETRY_AFTER })

/** Two of one person at once; they are written in threads, and a third is for the person to decide about. */
export const exportTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 2, process: Number.POSITIVE_INFINITY },
      waiting: { person: 0, process: 0 },
      patience: 0,
      refusal: tooManyExports,
    }),
}
