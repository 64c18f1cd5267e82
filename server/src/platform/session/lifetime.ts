import type { Role } from '@tracklane/contract/kit/role'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A session ends after this, however busy. */
export const ABSOLUTE_END = 12 * HOUR

/** Idle times; couriers work on the road and pick up their phone now and then. */
export function idleTime(role: Role | null): number {
  return role === 'courier' ? 12 * HOUR : 120 * MINUTE
}

/** last_seen_at is written at most this often, so that reading costs no write. */
export const TOUCH_INTERVAL = MINUTE
