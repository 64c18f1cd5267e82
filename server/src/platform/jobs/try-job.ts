import type { Platform } from '#platform/context.ts'
import type { AtWork, Outcome } from './at-work.ts'
import { JobFailure, JobPostponed } from './job-kind.ts'
import { triesOf } from './jobs.queries.ts'

/** Runs one try; never throws. */
export async function tryJob(platform: Platform, { row, kind, leaving }: AtWork, isStopping: () => boolean): Promise<Outcome> {
  if (triesOf(row) > kind.attempts.length) return { as: 'failed', error: 'lost' } // the worker of the last try died during it
  const begun = performance.now()
  try {
    const payload = kind.job.payload.parse(row.payload)
    const work = {
      id: row.id,
      createdAt: row.created_at,
      attempt: row.attempts,
      isFirst: triesOf(row) === 1,
      payload,
      platform,
      signal: leaving.signal,
    }
    return { as: 'done', finish: await kind.job.run(work) }
  } catch (error) {
    if (isStopping() && leaving.signal.aborted) return { as: 'returned' }
    if (error instanceof JobPostponed) return { as: 'postponed', error: error.code, until: error.until }
    const about = { job: row.id, kind: row.kind, attempt: row.attempts }
    if (error instanceof JobFailure) {
      platform.log.warn({ ...about, code: error.code }, 'a job failed')
      return { as: 'failed', error: error.code, isFinal: error.isFinal }
    }
    platform.log.warn({ err: error, ...about }, 'a job failed')
    return { as: 'failed', error: 'failed' }
  } finally {
    platform.metrics.jobTried({ kind: row.kind, seconds: (performance.now() - begun) / 1000 })
  }
}
