import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ABSOLUTE_END, CLOCK_STEP } from './lifetime.ts'

const TIME_BYTES = 6
const RANDOM_BYTES = 18
const BODY_BYTES = TIME_BYTES + RANDOM_BYTES
const MAC_BYTES = 24
const ID = /^[A-Za-z0-9_-]{64}$/

/**
 * The session of somebody who has not signed in is kept by themselves: base64url(time‖random‖HMAC), so that asking for one writes
 * nothing here, and nobody can make one up. Signing in gives another id, and this one is spent (`spendGuest`).
 */
export function newGuestId(key: string, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES)
  const body = Buffer.concat([time, randomBytes(RANDOM_BYTES)])
  return Buffer.concat([body, macOf(key, body)]).toString('base64url')
}

/** By its form alone; whether it holds is another matter. */
export function looksLikeGuest(id: string): boolean {
  return ID.test(id)
}

/** We made it, and less than the longest time of a session ago. */
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
