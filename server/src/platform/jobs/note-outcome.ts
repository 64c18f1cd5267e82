import { SYSTEM } from '#platform/actor.ts'
import { createContext, inTransaction, type Platform } from '#platform/context.ts'
import type { AtWork } from './at-work.ts'
import type { JobErrorCode } from './job-errors.ts'
import { JOB_ERRORS } from './job-errors.ts'
import type { Finish } from './job-kind.ts'
import { buryJob, finishJob, type Mark, returnJob } from './jobs.queries.ts'

/** Its lease ran out and somebody else has taken it: what is done of it here is not kept. */
class NoLongerOurs extends Error {}

/** Writes how a try ended; false where it is somebody else's by now, and nothing was written. */
export async function noteOutcome(platform: Platform, { row, kind, outcome }: AtWork): Promise<boolean> {
  const now = platform.clock()
  if (outcome?.as === 'done') return outcome.finish ? finishTogether(platform, row, outcome.finish) : finishJob(platform.db, row, now)
  if (outcome?.as === 'returned') return returnJob(platform.db, row, { run_at: now, now })
  const error = outcome?.error ?? 'failed'
  const delay = kind.attempts[row.attempts]
  if (delay !== undefined) return returnJob(platform.db, row, { run_at: new Date(now.getTime() + delay), now, error })
  const isBuried = await buryJob(platform.db, row, error, now)
  if (isBuried) platform.log.error(aboutDead(row, error), 'a job was given up')
  return isBuried
}

function aboutDead({ id, kind, attempts }: AtWork['row'], error: JobErrorCode) {
  return { job: id, kind, attempts, code: error, reason: JOB_ERRORS[error].message }
}

/** Done and written, or neither. */
async function finishTogether(platform: Platform, mark: Mark, finish: Finish): Promise<boolean> {
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: `job ${mark.id}` }
  try {
    await inTransaction(createContext(platform, caller), async (tx) => {
      if (!(await finishJob(tx.db, mark, platform.clock()))) throw new NoLongerOurs()
      await finish(tx)
    })
    return true
  } catch (error) {
    if (error instanceof NoLongerOurs) return false
    throw error
  }
}
