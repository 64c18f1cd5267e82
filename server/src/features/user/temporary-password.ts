import type { Context } from '#platform/context.ts'
import { busy, invalid } from '#platform/errors.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'

/** Turns for giving passwords: a person who gives many at once must not fill the queue of sign-ins. */
const givingTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 1, process: Number.POSITIVE_INFINITY },
      waiting: { person: 16, process: Number.POSITIVE_INFINITY },
      patience: 10_000,
      refusal: () => busy(1),
    }),
}

/** Hashes a password that another person has given: it is valid for one sign-in, which asks for a new one. */
export async function temporary(ctx: Context, password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem) throw invalid({ password: problem })
  const { signal: gone } = new AbortController() // hashed even if the client has gone
  return { password_hash: await inTurn(ctx, { turns: givingTurns, gone }, () => hashPassword(password)), must_change_password: true }
}
