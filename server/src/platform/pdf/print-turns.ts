import { TURN_PATIENCE } from '@tracklane/contract/kit/file'
import { busy } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/turns.ts'

/** Seconds; most prints are made by then. */
const RETRY_AFTER = 5

const RULES = {
  atOnce: { person: 1, process: 2 },
  waiting: { person: 3, process: Number.POSITIVE_INFINITY },
  patience: TURN_PATIENCE,
  refusal: () => busy(RETRY_AFTER),
} as const

/** Labels, receipts and manifests, whoever prints them. */
export const printTurns: Slot<Turns> = { make: () => createTurns(RULES) }

/** Checks before labels are printed do not wait behind them, nor longer than their caller. */
export const printCheckTurns: Slot<Turns> = { make: () => createTurns({ ...RULES, patience: 10_000 }) }
