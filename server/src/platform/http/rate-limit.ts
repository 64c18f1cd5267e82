import type { Platform } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'

/** At most so many in a sliding window. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

const MAX_KEYS = 50_000

/** 429 when the limit is reached. Counted per process: what must hold across processes is counted in the database. RATE_LIMIT=off turns it off. */
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
  const known = platform.counters
  if (known.size >= MAX_KEYS) known.clear() // a flood of names: starting anew beats running out of memory, and the account's lock holds
  known.set(keyOf(limit, who), [...recentOf(platform, limit, who), platform.clock().getTime()])
}

export function forget(platform: Platform, limit: Limit, who: string): void {
  platform.counters.delete(keyOf(limit, who))
}

function recentOf(platform: Platform, limit: Limit, who: string): number[] {
  const since = platform.clock().getTime() - limit.seconds * 1000
  return (platform.counters.get(keyOf(limit, who)) ?? []).filter((moment) => moment > since)
}

function keyOf(limit: Limit, who: string): string {
  return `${limit.name}\n${who}`
}
