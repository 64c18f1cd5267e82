import type { FileAnswer } from '@tracklane/contract/kit/file'
import { whoOf } from './actor.ts'
import type { Context } from './context.ts'
import { unavailable } from './errors.ts'
import type { Slot } from './memory.ts'
import type { Turn, Turns } from './person-turns.ts'

interface InTurn {
  /** Every kind of work has its own. */
  readonly turns: Slot<Turns>
  /** Whoever goes away gives the turn back, or leaves the line. */
  readonly gone: AbortSignal
}

/** Does the work in a turn, and gives its result. */
export async function inTurn<Result>(ctx: Context, how: InTurn, work: () => Promise<Result>): Promise<Result> {
  const turn = await taken(ctx, how)
  try {
    return await work()
  } finally {
    turn.end()
  }
}

/** A file in a turn, which lasts until the last of it is taken. Nothing is read for it before; `make` is told its turn. */
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

/** Rights may have gone while it waited. */
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
    throw gone.aborted ? unavailable() : error // to nobody: whoever asked has left
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
