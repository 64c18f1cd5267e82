import { phrase } from '@tracklane/contract/kit/phrase'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'

const AT_ONCE = 2
/** Most are done by then. */
const RETRY_AFTER = 5

const running: Slot<Map<number, number>> = { make: () => new Map() }

/** A turn to make a file; give it back when the file is made or given up. One person has so many at once, in each process. */
export function takeTurn({ platform, actor }: Context): () => void {
  if (actor.kind !== 'user') throw new Error('Only people export')
  const turns = platform.memory.of(running)
  const who = personOf(actor)
  const taken = turns.get(who) ?? 0
  if (taken >= AT_ONCE) {
    const text = phrase('export', 'Two of your exports are still being made: cancel one, or wait for it')
    throw new AppError(429, text, { retryAfter: RETRY_AFTER })
  }
  turns.set(who, taken + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (turns.get(who) ?? 1) - 1
    if (left > 0) turns.set(who, left)
    else turns.delete(who)
  }
}

/** Who sits there, as whoever they act. */
function personOf({ user_id, impersonator_id }: UserActor): number {
  return impersonator_id ?? user_id
}

/** The parts of a file, and the turn given back when they have ended, however they end. */
export async function* inTurn(parts: AsyncGenerator<Uint8Array>, giveBack: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* parts
  } finally {
    giveBack()
  }
}
