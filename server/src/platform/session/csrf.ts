import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 32
const TOKEN = /^[A-Za-z0-9+/]{86}==$/

/**
 * Makes a CSRF token: base64(random‖HMAC(session, random)). It needs no storage and ends with its session's id.
 * It always holds a + and ends in =, so that a client that decodes its cookie wrongly fails at once, not now and then.
 */
export function newCsrfToken(key: string, session: string): string {
  for (;;) {
    const random = randomBytes(RANDOM_BYTES)
    const token = Buffer.concat([random, macOf(key, session, random)]).toString('base64')
    if (token.includes('+')) return token
  }
}

export function isCsrfToken(key: string, session: string, token: string | undefined): boolean {
  if (token === undefined || !TOKEN.test(token)) return false
  const bytes = Buffer.from(token, 'base64')
  return timingSafeEqual(bytes.subarray(RANDOM_BYTES), macOf(key, session, bytes.subarray(0, RANDOM_BYTES)))
}

/** The number of tokens that are remembered as valid. */
const MOST_KNOWN = 10_000

const known = new Set<string>()

/**
 * Checks the token of a cookie that is only to be renewed: every answer renews it, so a valid token is computed once. Never admits a
 * write: `isCsrfToken` compares in constant time.
 */
export function isKnownCsrfToken(key: string, session: string, token: string): boolean {
  const together = `${key}\0${session}\0${token}`
  if (known.has(together)) return true
  if (!isCsrfToken(key, session, token)) return false
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(together)
  return true
}

function macOf(key: string, session: string, random: Buffer): Buffer {
  return createHmac('sha256', key).update('csrf\0').update(session).update('\0').update(random).digest()
}
