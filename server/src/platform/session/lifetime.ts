import type { Role } from '@tracklane/contract/kit/role'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A session ends after this time, even in use. */
export const ABSOLUTE_END = 12 * HOUR

/** The longest acting as another person; it never outlasts the own session. */
export const ACTING_END = HOUR

/** Returns the idle time; couriers are on the road and look at their phone now and then. */
export function idleTime(role: Role | null): number {
  return role === 'courier' ? 12 * HOUR : 120 * MINUTE
}

/** A time further in the future comes from a clock that was set back: it does not tell how long ago it was. */
export const CLOCK_STEP = MINUTE

/** last_seen_at is written at most this often, so that reading costs no write. */
export const TOUCH_INTERVAL = MINUTE
