import type { Platform } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'

/** At most so many requests in a sliding window. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

const MAX_KEYS = 50_000

/**
 * Throws 429 when the limit is reached. Counts per process: limits across processes are counted in the database. RATE_LIMIT=off turns
 * it off. Count before the work, with no await in between: a later count lets all requests through that come meanwhile.
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

/** Takes back one count for work that was not done. */
export function takeBackOne(platform: Platform, limit: Limit, who: string): void {
  const recent = recentOf(platform, limit, who)
  if (recent.length > 1) keep(platform, keyOf(limit, who), recent.slice(0, -1))
  else forget(platform, limit, who)
}

export function forget(platform: Platform, limit: Limit, who: string): void {
  platform.counters.delete(keyOf(limit, who))
}

/** Drops the caller counted longest ago when full: a flood of names neither fills the memory nor deletes the counts of the others. */
function keep({ counters }: Platform, key: string, moments: number[]): void {
  counters.delete(key)
  const [longestAgo] = counters.keys()
  if (counters.size >= MAX_KEYS && longestAgo !== undefined) counters.delete(longestAgo)
  counters.set(key, moments)
}

/**
 * Returns the counts inside the window. Moments in the future (a clock that was set back) count as now, so no wait is longer than the
 * window.
 */
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
