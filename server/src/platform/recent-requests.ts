import type { Platform } from './context.ts'

/** Milliseconds that count as recent. */
const LATELY = 100

/** Checks whether this process got a request just now: long work then leaves room for others. */
export function hasRecentRequests({ requests }: Pick<Platform, 'requests'>): boolean {
  return performance.now() - requests.lastAt < LATELY
}
