import { type FileAnswer, TURN_PATIENCE } from '@tracklane/contract/kit/file'
import type { Context } from '#platform/context.ts'
import { busy } from '#platform/errors.ts'
import { fileInTurn } from '#platform/in-turn.ts'
import { madeAhead } from '#platform/made-ahead.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'

/** Seconds; most prints are done by then. */
const RETRY_AFTER = 5

const RULES = {
  atOnce: { person: 1, process: 2 },
  waiting: { person: 3, process: Number.POSITIVE_INFINITY },
  patience: TURN_PATIENCE,
  refusal: () => busy(RETRY_AFTER),
} as const

/** The turns of labels, receipts and manifests. */
export const printTurns: Slot<Turns> = { make: () => createTurns(RULES) }

export interface Print extends FileAnswer {
  readonly content: AsyncIterable<Uint8Array>
  /** Awaited when everything but the end of the file has been taken. */
  readonly beforeEnd?: () => Promise<void>
}

/** Makes a print in a turn. The place in the process is free once it is drawn: a slow reader only keeps their own turn. */
export function printInTurn(ctx: Context, gone: AbortSignal, make: () => Promise<Print>): Promise<FileAnswer> {
  return fileInTurn(ctx, { turns: printTurns, gone }, async (turn) => {
    const { beforeEnd, ...file } = await make()
    return { ...file, content: madeAhead(file.content, { onMade: turn.leavePlace, beforeEnd }) }
  })
}

/** The turns of checks before a print. They wait neither behind prints nor longer than their caller. */
export const printCheckTurns: Slot<Turns> = { make: () => createTurns({ ...RULES, patience: 10_000 }) }
