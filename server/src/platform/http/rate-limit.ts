import type { Platform } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'

/** At most so many in a sliding window. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

const MAX_KEYS = 50_000

/**
 * 429 when the limit is reached. Counted per process: what must hold across processes is counted in the database. RATE_LIMIT=off
 * turns it off. Count before the work and without waiting in between: what is counted afterwards lets through all that come meanwhile.
 */
export function refuseOver(platform: Platform, limit: Limit, who: string): void {
  if (!platform.config.rateLimit) return
  const now = platform.clock().getTime()
  const recent = recentOf(platform, limit, who)
  const [oldest] = recent
  if (oldest !== undefined && recent.length >= limit.max)
    throw tooMany(Math.max(1, Math.ceil((oldest + limit.seconds * 1000 - now) / 1000)))
}

export function countOne(platform: Platform, limit: Limit, who: string): void {
  if (!platform.config.rateLimit) return
  keep(platform, keyOf(limit, who), [...recentOf(platform, limit, who), platform.clock().getTime()])
}

/** For what was counted and then not done. */
export function takeBackOne(platform: Platform, limit: Limit, who: string): void {
  const recent = recentOf(platform, limit, who)
  if (recent.length > 1) keep(platform, keyOf(limit, who), recent.slice(0, -1))
  else forget(platform, limit, who)
}

export function forget(platform: Platform, limit: Limit, who: string): void {
  platform.counters.delete(keyOf(limit, who))
}

/** Whoever was counted longest ago makes room: a flood of names neither fills the memory nor wipes out the others' counts. */
function keep({ counters }: Platform, key: string, moments: number[]): void {
  counters.delete(key)
  const [longestAgo] = counters.keys()
  if (counters.size >= MAX_KEYS && longestAgo !== undefined) counters.delete(longestAgo)
  counters.set(key, moments)
}

/** A clock that was set back makes nobody wait longer than the window: what seems to lie ahead counts as of now. */
function recentOf(platform: Platform, limit: Limit, who: string): number[] {
  const now = platform.clock().getTime()
  const known = platform.counters.get(keyOf(limit, who))
  if (!known) return []
  const recent = known.filter((moment) => moment > now - limit.seconds * 1000).map((moment) => Math.min(moment, now))
  platform.counters.set(keyOf(limit, who), recent)
  return recent
}

function keyOf(limit: Limit, who: string): string {
  return `${limit.name}\n${who}`
}
