import { retentionJob } from './features/retention/retention.job.ts'
import { type JobKind, LEASE, ONCE } from './platform/jobs/job-kind.ts'

const MINUTE = 60_000

/** Every kind of job, and how it is worked off: tries, lease, limit of a try, how many at once in a process, and what is planned by itself. */
export const JOB_KINDS: readonly JobKind[] = [
  { job: retentionJob, attempts: ONCE, lease: LEASE, limit: 360 * MINUTE, atOnce: 1, daily: { after: 2 * MINUTE } },
]
