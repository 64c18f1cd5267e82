import type { Platform } from '#platform/context.ts'

interface Allowance {
  readonly max: number
  readonly milliseconds: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

const OF_A_LOGIN: Allowance = { max: 20, milliseconds: HOUR }
const OF_ALL_LOGINS: Allowance = { max: 10_000, milliseconds: DAY }
const OF_LOGINS_NOBODY_HAS: Allowance = { max: 2_000, milliseconds: DAY }

/** Tells whether a refusal is recorded, and whether it stands for those after it. */
export type Allowed = 'yes' | 'more-followed' | 'no'

const counters = new WeakMap<Platform, Map<string, { since: number; count: number }>>()

/**
 * Limits how much of a flood is recorded: refusals cost the sender nothing, and the disk is shared. Each account has its own share, so that
 * a flood at one hides nothing at another, and tries at unknown logins use no account's share. Locks of an account stop tries by themselves,
 * four times an hour: none of them is left out for the share of the account.
 * Counts per process and without the database: it takes equally long for existing and unknown logins.
 */
export function allow(platform: Platform, kind: 'refused' | 'locked', userId: number | null): Allowed {
  if (userId === null) return spend(platform, 'nobody', OF_LOGINS_NOBODY_HAS)
  const own = kind === 'locked' ? 'yes' : spend(platform, `user ${userId}`, OF_A_LOGIN)
  return own === 'yes' ? spend(platform, 'all', OF_ALL_LOGINS) : own
}

function spend(platform: Platform, name: string, { max, milliseconds }: Allowance): Allowed {
  const now = platform.clock().getTime()
  const mine = counters.get(platform) ?? new Map<string, { since: number; count: number }>()
  counters.set(platform, mine)
  const known = mine.get(name)
  // A counter from before a clock was set back starts anew.
  const counter = known && known.since <= now && now < known.since + milliseconds ? known : { since: now, count: 0 }
  counter.count += 1
  mine.set(name, counter)
  if (counter.count <= max) return 'yes'
  return counter.count === max + 1 ? 'more-followed' : 'no'
}
