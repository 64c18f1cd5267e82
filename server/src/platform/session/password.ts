import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the package's default algorithm) with the parameters of OWASP. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody has: what a login that does not exist is checked against, so that it takes as long as one that does. */
const NOBODY = hash(randomBytes(32), STRENGTH)

/** The same characters typed on another system are the same password (NFC). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), STRENGTH)
}

/** Takes the same time whether there is such an account or not. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ?? false
  const fits = await verify(known && stored ? stored : await NOBODY, password.normalize('NFC'))
  return known && fits
}
