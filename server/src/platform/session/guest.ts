import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ABSOLUTE_END, CLOCK_STEP } from './lifetime.ts'

const TIME_BYTES = 6
const RANDOM_BYTES = 18
const BODY_BYTES = TIME_BYTES + RANDOM_BYTES
const MAC_BYTES = 24
const ID = /^[A-Za-z0-9_-]{64}$/

/**
 * Makes the session id of a guest, who keeps it: base64url(time‖random‖HMAC). It needs no row, and nobody can forge one. Signing in gives
 * another id and spends this one (`spendGuest`).
 */
export function newGuestId(key: string, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES)
  const body = Buffer.concat([time, randomBytes(RANDOM_BYTES)])
  return Buffer.concat([body, macOf(key, body)]).toString('base64url')
}

/** Checks the form only, not whether the id is valid. */
export function looksLikeGuest(id: string): boolean {
  return ID.test(id)
}

/** Checks whether we made the id less than the longest session time ago. */
export function isGuestId(key: string, id: string, now: Date): boolean {
  if (!looksLikeGuest(id)) return false
  const bytes = Buffer.from(id, 'base64url')
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(key, body))) return false
  const age = now.getTime() - body.readUIntBE(0, TIME_BYTES)
  return age >= -CLOCK_STEP && age < ABSOLUTE_END
}

function macOf(key: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update('guest\0').update(body).digest().subarray(0, MAC_BYTES)
}
