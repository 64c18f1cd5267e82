import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { createTurnstile } from '#platform/turnstile.ts'

/** Argon2id (the package's default algorithm) with the parameters of OWASP. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of an unknown password: logins that do not exist are checked against it, so that they take as long as others. */
const NOBODY = argon2.hash(randomBytes(32), STRENGTH)

/** The threads of libuv; its own default where the environment sets none. */
const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

/** Password hashes at once. Files and compression use the same threads, and all work the same cores: passwords never fill either. */
export const PASSWORDS_AT_ONCE = Math.max(1, Math.min(POOL_THREADS - 2, availableParallelism() - 1))

/** About a second's work; requests beyond that are told to come back. */
const WAITING = 32

const inTurn = createTurnstile({ atOnce: PASSWORDS_AT_ONCE, waiting: WAITING })

/** Hashes the password after NFC: equal characters typed on another system are one password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFC'), STRENGTH))
}

/** Checks the password, in equal time with and without an account. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ?? false
  const against = known && stored ? stored : await NOBODY
  const fits = await inTurn(() => argon2.verify(against, password.normalize('NFC')))
  return known && fits
}
