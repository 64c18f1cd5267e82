import { type FileAnswer, TURN_PATIENCE } from '@tracklane/contract/kit/file'
import type { Context } from '#platform/context.ts'
import { busy } from '#platform/errors.ts'
import { fileInTurn } from '#platform/in-turn.ts'
import { madeAhead } from '#platform/made-ahead.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'

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

export interface Print extends FileAnswer {
  readonly content: AsyncIterable<Uint8Array>
  /** Awaited when everything but the end of the file has been taken. */
  readonly beforeEnd?: () => Promise<void>
}

/** A print in its turn. Its place in the process is free once it is drawn: a reader who is slow, or takes nothing, keeps their own turn alone. */
export function printInTurn(ctx: Context, gone: AbortSignal, make: () => Promise<Print>): Promise<FileAnswer> {
  return fileInTurn(ctx, { turns: printTurns, gone }, async (turn) => {
    const { beforeEnd, ...file } = await make()
    return { ...file, content: madeAhead(file.content, { onMade: turn.leavePlace, beforeEnd }) }
  })
}

/** Checks before labels are printed do not wait behind them, nor longer than their caller. */
export const printCheckTurns: Slot<Turns> = { make: () => createTurns({ ...RULES, patience: 10_000 }) }
