import type { Context } from '#platform/context.ts'
import { deleteEndedJobs } from './jobs.queries.ts'

const DAY = 86_400_000
const DONE_KEPT = 90 * DAY
const DEAD_KEPT = 30 * DAY

/** Deletes at most `most` jobs that ended long ago; returns their number. */
export function sweepJobs({ db, platform }: Context, most: number): Promise<number> {
  const now = platform.clock().getTime()
  return deleteEndedJobs(db, { done: new Date(now - DONE_KEPT), dead: new Date(now - DEAD_KEPT), most })
}
