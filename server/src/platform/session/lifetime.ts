import type { Role } from '@tracklane/contract/kit/role'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A session ends after this, however busy. */
export const ABSOLUTE_END = 12 * HOUR

/** Nobody acts as somebody else for longer, and never beyond the end of the own session. */
export const ACTING_END = HOUR

/** Idle times; couriers work on the road and pick up their phone now and then. */
export function idleTime(role: Role | null): number {
  return role === 'courier' ? 12 * HOUR : 120 * MINUTE
}

/** A time noted later than this from now comes from a clock that has been set back since: it does not tell how long ago it was. */
export const CLOCK_STEP = MINUTE

/** last_seen_at is written at most this often, so that reading costs no write. */
export const TOUCH_INTERVAL = MINUTE
