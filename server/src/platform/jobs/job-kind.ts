import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Context, Platform } from '#platform/context.ts'
import type { JobErrorCode } from './job-errors.ts'

/** A kind of job and how it is done; it belongs to one feature. */
export interface Job<Payload extends object = object> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /**
   * Does the job; an error means it failed. The returned writes are committed together with the note that it is done, exactly once. Effects
   * of `run` itself may happen again where the process dies before that.
   */
  run(work: Work<Payload>): Promise<Finish | undefined>
  /** Writes in the transaction that notes a failed try. */
  failed?(tx: Context, payload: Payload, failure: Failure): Promise<void>
}

/** The writes at the end of a job, in a transaction of their own or in the statement of the note. */
export type Finish = ((tx: Context) => Promise<void>) | DoneWith

/** For kinds with many jobs: one statement costs a quarter of a transaction. */
export interface DoneWith {
  /** The masked address of the actual recipient. */
  readonly recipient?: string
  /** The reason why the job was no longer to be done. */
  readonly error?: JobErrorCode
  /** An update or insert that does nothing without a row in `done`: another worker may have the job by now. */
  readonly write?: RawBuilder<unknown>
}

/** A failed try. */
export interface Failure {
  /** replaced: the job ends, since a later one with its key does the work of both. */
  readonly state: 'waiting' | 'dead' | 'replaced'
  readonly error: JobErrorCode
  readonly attempts: number
}

/** Thrown by a job that knows why it failed. Only the code is logged: the words of a server may hold an address. */
export class JobFailure extends Error {
  readonly code: JobErrorCode
  /** True where the job ends at once, without another try. */
  readonly isFinal: boolean

  constructor(code: JobErrorCode, { isFinal = false } = {}) {
    super(code)
    this.code = code
    this.isFinal = isFinal
  }
}

/** One try of a job. */
export interface Work<Payload> {
  readonly id: number
  readonly createdAt: Date
  /** The number of the try, from 1. */
  readonly attempt: number
  /** True for the first try since the job was written, or since a person sent it again. */
  readonly isFirst: boolean
  readonly payload: Payload
  readonly platform: Platform
  /**
   * Aborted where the job should stop: it took too long, another worker has it, or the process stops. A later error is not a failed try.
   */
  readonly signal: AbortSignal
}

/** Thrown by a job whose time has not come: it waits, and this is not counted as a try. */
export class JobPostponed extends Error {
  readonly until: Date
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, until: Date) {
    super(code)
    this.code = code
    this.until = until
  }
}

/** A line of `job-kinds.ts`: how jobs of a kind are run. Times are milliseconds. */
export interface JobKind {
  readonly job: Job
  /** The wait before each try: before the first from the job's own time, before the others from the last failure. */
  readonly attempts: readonly number[]
  /** A worker that is silent for so long loses the job. Renewed during the work. */
  readonly lease: number
  /** The longest duration of a try. */
  readonly limit: number
  /** Jobs of the kind at once in one process. A kind that hangs fills only its own places. */
  readonly atOnce: number
  /** For a job with a key: how long it waits for a later one that replaces it (each one starts the wait again), and how long at most. */
  readonly waitsForLater?: {
    readonly delay: number
    readonly most: number
    /** The name of a list in the payload: the later job gets the entries of both. */
    readonly gathers?: string
  }
  /** Runs once a day over all processes, so long after the beginning of the day (UTC) or of the process. */
  readonly daily?: { readonly after: number }
}

const MINUTE = 60_000

export const LEASE = MINUTE
export const ONCE: readonly number[] = [0]
/** The tries of a message: at once, then after 1, 5, 30 and 120 minutes. */
export const FIVE_TRIES: readonly number[] = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}
