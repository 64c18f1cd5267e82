import type { JobErrorCode } from './job-errors.ts'
import type { Finish, JobKind } from './job-kind.ts'
import type { ClaimedJob } from './jobs.queries.ts'

/** How a try ended, before that is noted. */
export type Outcome =
  | { readonly as: 'done'; readonly finish: Finish | undefined }
  | { readonly as: 'failed'; readonly error: JobErrorCode; readonly isFinal?: boolean }
  /** The process stops: it was no try. */
  | { readonly as: 'returned' }
  /** Its time has not come: it was no try either. */
  | { readonly as: 'postponed'; readonly error: JobErrorCode; readonly until: Date }

/** A job in the hands of this process, until its end is noted. */
export interface AtWork {
  readonly row: ClaimedJob
  readonly kind: JobKind
  readonly begunAt: Date
  /** Likewise, by `performance.now()`. */
  readonly since: number
  renewedAt: Date
  readonly leaving: AbortController
  /** The first one holds: whoever comes after a limit or a lost lease has nothing more to say. */
  outcome?: Outcome
  /** Its end is being written, since then by `performance.now()`. */
  noting?: { readonly since: number; readonly done: Promise<void> }
  ended: Promise<void>
}

/** A look for new work, while the database is asked. */
export interface Claim {
  readonly since: number
  isAskedAgain: boolean
  done: Promise<void>
}

export function isOverLimit({ kind, begunAt, outcome }: AtWork, now: Date): boolean {
  return outcome === undefined && now.getTime() - begunAt.getTime() >= kind.limit
}

/** A third of the lease leaves two more tries to renew it. */
export function isToBeRenewed({ kind, renewedAt }: AtWork, now: Date): boolean {
  return now.getTime() - renewedAt.getTime() >= kind.lease / 3
}
