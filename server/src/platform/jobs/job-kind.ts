import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Context, Platform } from '#platform/context.ts'
import type { JobErrorCode } from './job-errors.ts'

/** One kind of work and how it is done; a feature's own. */
export interface Job<Payload extends object = object> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /**
   * Throwing is failing. What it answers is written together with the note that it is done, exactly once; what it does itself may be done
   * again where the process dies before that.
   */
  run(work: Work<Payload>): Promise<Finish | undefined>
  /** Written in the transaction that notes that a try was in vain. */
  failed?(tx: Context, payload: Payload, failure: Failure): Promise<void>
}

/** Written in a transaction of its own, or in the one statement of the note. */
export type Finish = ((tx: Context) => Promise<void>) | DoneWith

/** For kinds of which there are many: one statement costs a quarter of a transaction. */
export interface DoneWith {
  /** Masked: whom it truly went to. */
  readonly recipient?: string
  /** Why it was not to be done any more. */
  readonly error?: JobErrorCode
  /** An update or an insert that does nothing without a row in `done`: the job may be somebody else's by now. */
  readonly write?: RawBuilder<unknown>
}

/** A try in vain. */
export interface Failure {
  /** replaced: it ends, since a later one of its key does the work of both. */
  readonly state: 'waiting' | 'dead' | 'replaced'
  readonly error: JobErrorCode
  readonly attempts: number
}

/** Thrown by a job that knows why it failed; the log says the code alone, since the words of a server may hold an address. */
export class JobFailure extends Error {
  readonly code: JobErrorCode
  /** Whether the job is given up at once, without another try. */
  readonly isFinal: boolean

  constructor(code: JobErrorCode, { isFinal = false } = {}) {
    super(code)
    this.code = code
    this.isFinal = isFinal
  }
}

/** One try. */
export interface Work<Payload> {
  readonly id: number
  readonly createdAt: Date
  /** Counts from 1. */
  readonly attempt: number
  /** Whether this is the first try since the job was written, or since somebody sent it again. */
  readonly isFirst: boolean
  readonly payload: Payload
  readonly platform: Platform
  /** Aborted where it should leave: it took too long, somebody else has it, or the process stops. What throws in that case is begun anew. */
  readonly signal: AbortSignal
}

/** Thrown by a job whose time has not come: it waits, and that was no try. */
export class JobPostponed extends Error {
  readonly until: Date
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, until: Date) {
    super(code)
    this.code = code
    this.until = until
  }
}

/** A line of `job-kinds.ts`: how a kind is worked off. Times are milliseconds. */
export interface JobKind {
  readonly job: Job
  /** One for each try: how long it waits before it, from its own time and then from the failure of the one before. */
  readonly attempts: readonly number[]
  /** Whoever is silent for so long has lost it. Renewed while it works. */
  readonly lease: number
  /** No try takes longer. */
  readonly limit: number
  /** In one process. A kind that hangs fills its own places alone. */
  readonly atOnce: number
  /** For a job with a key: how long it waits for a later one to take its place, each time anew, and how long at most. */
  readonly waitsForLater?: {
    readonly delay: number
    readonly most: number
    /** A list of the payload: the later one takes its place with what both hold there. */
    readonly gathers?: string
  }
  /** Once a day over all processes, so long after the day (UTC) or the process began. */
  readonly daily?: { readonly after: number }
}

const MINUTE = 60_000

export const LEASE = MINUTE
export const ONCE: readonly number[] = [0]
/** A message: at once, then after 1, 5, 30 and 120 minutes. */
export const FIVE_TRIES: readonly number[] = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}
