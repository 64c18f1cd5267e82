import type { Platform } from './context.ts'

/** Milliseconds. */
const LATELY = 100

/** Whether somebody has just asked this process for something: what takes long then leaves them room. */
export function hasRecentRequests({ requests }: Pick<Platform, 'requests'>): boolean {
  return performance.now() - requests.lastAt < LATELY
}
