import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { createTurnstile } from '#platform/turnstile.ts'

/** Argon2id (the package's default algorithm) with the parameters of OWASP. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has: a login that does not exist is checked against it, so that it takes as long as one that does. */
const NOBODY = argon2.hash(randomBytes(32), STRENGTH)

/** libuv's own default where the environment says nothing. */
const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

/** Files and compression use the same pool of threads, and everybody the same cores: passwords never fill either. */
export const PASSWORDS_AT_ONCE = Math.max(1, Math.min(POOL_THREADS - 2, availableParallelism() - 1))

/** About a second's work; who comes beyond that is told to come back. */
const WAITING = 32

const inTurn = createTurnstile({ atOnce: PASSWORDS_AT_ONCE, waiting: WAITING })

/** The same characters typed on another system are the same password (NFC). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFC'), STRENGTH))
}

/** Takes the same time whether there is such an account or not. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ?? false
  const against = known && stored ? stored : await NOBODY
  const fits = await inTurn(() => argon2.verify(against, password.normalize('NFC')))
  return known && fits
}
