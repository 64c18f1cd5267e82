import type { JobErrorCode } from './job-errors.ts'
import type { Finish, JobKind } from './job-kind.ts'
import type { ClaimedJob } from './jobs.queries.ts'

/** The end of a try, before it is noted. */
export type Outcome =
  | { readonly as: 'done'; readonly finish: Finish | undefined }
  | { readonly as: 'failed'; readonly error: JobErrorCode; readonly isFinal?: boolean }
  /** The process stops: this does not count as a try. */
  | { readonly as: 'returned' }
  /** The time of the job has not come: this does not count as a try either. */
  | { readonly as: 'postponed'; readonly error: JobErrorCode; readonly until: Date }

/** A job that this process works on, until its end is noted. */
export interface AtWork {
  readonly row: ClaimedJob
  readonly kind: JobKind
  readonly begunAt: Date
  /** The start of the work, by `performance.now()`. */
  readonly since: number
  renewedAt: Date
  readonly leaving: AbortController
  /** The first outcome counts: a job that goes on after its limit or a lost lease changes nothing. */
  outcome?: Outcome
  /** Set while its end is being written; `since` by `performance.now()`. */
  noting?: { readonly since: number; readonly done: Promise<void> }
  ended: Promise<void>
}

/** A running query for new work. */
export interface Claim {
  readonly since: number
  isAskedAgain: boolean
  done: Promise<void>
}

export function isOverLimit({ kind, begunAt, outcome }: AtWork, now: Date): boolean {
  return outcome === undefined && now.getTime() - begunAt.getTime() >= kind.limit
}

/** Checks whether a third of the lease is over: that leaves two more tries to renew it. */
export function isToBeRenewed({ kind, renewedAt }: AtWork, now: Date): boolean {
  return now.getTime() - renewedAt.getTime() >= kind.lease / 3
}
