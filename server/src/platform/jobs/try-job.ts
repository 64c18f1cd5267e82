import type { Platform } from '#platform/context.ts'
import type { AtWork, Outcome } from './at-work.ts'

/** One try, however it ends: it never throws. */
export async function tryJob(platform: Platform, { row, kind, leaving }: AtWork, isStopping: () => boolean): Promise<Outcome> {
  if (row.attempts > kind.attempts.length) return { as: 'failed', error: 'lost' } // whoever had the last try has died with it
  const begun = performance.now()
  try {
    const payload = kind.job.payload.parse(row.payload)
    return { as: 'done', finish: await kind.job.run({ id: row.id, attempt: row.attempts, payload, platform, signal: leaving.signal }) }
  } catch (error) {
    if (isStopping() && leaving.signal.aborted) return { as: 'returned' }
    platform.log.warn({ err: error, job: row.id, kind: row.kind, attempt: row.attempts }, 'a job failed')
    return { as: 'failed', error: 'failed' }
  } finally {
    platform.metrics.jobTried({ kind: row.kind, seconds: (performance.now() - begun) / 1000 })
  }
}
