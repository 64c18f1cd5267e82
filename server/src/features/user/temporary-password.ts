import type { Context } from '#platform/context.ts'
import { busy, invalid } from '#platform/errors.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'

/** Whoever gives many at once does not fill the line in which everybody signs in. */
const givingTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 1, process: Number.POSITIVE_INFINITY },
      waiting: { person: 16, process: Number.POSITIVE_INFINITY },
      patience: 10_000,
      refusal: () => busy(1),
    }),
}

/** A password that somebody else has given: it holds for one sign-in, which asks for an own one. */
export async function temporary(ctx: Context, password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem) throw invalid({ password: problem })
  const { signal: gone } = new AbortController() // made even if nobody waits for the answer
  return { password_hash: await inTurn(ctx, { turns: givingTurns, gone }, () => hashPassword(password)), must_change_password: true }
}
