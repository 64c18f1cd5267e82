import type { FileAnswer } from '@tracklane/contract/kit/file'
import { whoOf } from './actor.ts'
import type { Context } from './context.ts'
import { unavailable } from './errors.ts'
import type { Slot } from './memory.ts'
import type { Turn, Turns } from './person-turns.ts'

interface InTurn {
  /** The turns; every kind of work has its own. */
  readonly turns: Slot<Turns>
  /** Aborted when the client has gone: then the turn or the place in the queue is given back. */
  readonly gone: AbortSignal
}

/** Does the work in a turn and returns its result. */
export async function inTurn<Result>(ctx: Context, how: InTurn, work: () => Promise<Result>): Promise<Result> {
  const turn = await taken(ctx, how)
  try {
    return await work()
  } finally {
    turn.end()
  }
}

/** Makes a file in a turn that lasts until the last part is taken. Nothing is read before the turn; `make` gets the turn. */
export async function fileInTurn(ctx: Context, how: InTurn, make: (turn: Turn) => Promise<FileAnswer>): Promise<FileAnswer> {
  const turn = await taken(ctx, how)
  try {
    const file = await make(turn)
    return { ...file, content: untilTaken(file.content, turn) }
  } catch (error) {
    turn.end()
    throw error
  }
}

/** Waits for a turn, then checks the rights again: they may be gone by then. */
async function taken(ctx: Context, how: InTurn): Promise<Turn> {
  const turn = await awaited(ctx, how)
  try {
    if (turn.hasWaited) await ctx.confirm(ctx.db)
    return turn
  } catch (error) {
    turn.end()
    throw error
  }
}

async function awaited(ctx: Context, { turns, gone }: InTurn): Promise<Turn> {
  try {
    return await ctx.platform.memory.of(turns).take(whoOf(ctx.actor), gone)
  } catch (error) {
    throw gone.aborted ? unavailable() : error // nobody reads it: the client has gone
  }
}

async function* untilTaken(content: FileAnswer['content'], turn: Turn): AsyncGenerator<Uint8Array> {
  try {
    if (content instanceof Uint8Array) yield content
    else yield* content
  } finally {
    turn.end()
  }
}
