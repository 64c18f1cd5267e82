import type { Db } from '#db/db.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, inTransaction, type Platform } from '#platform/context.ts'
import type { AtWork } from './at-work.ts'
import type { JobErrorCode } from './job-errors.ts'
import { JOB_ERRORS } from './job-errors.ts'
import type { Failure, JobKind } from './job-kind.ts'
import { buryJob, finishJob, finishJobWith, type Mark, returnJob } from './jobs.queries.ts'

/** Thrown where the lease ran out and another worker has the job: the result here is dropped. */
class NoLongerOurs extends Error {}

/** Writes how a try ended. Returns false and writes nothing where another worker has the job by now. */
export async function noteOutcome(platform: Platform, { row, kind, outcome }: AtWork): Promise<boolean> {
  const now = platform.clock()
  if (outcome?.as === 'done') {
    const { finish } = outcome
    if (!finish) return finishJob(platform.db, row, now)
    if (typeof finish === 'object') return finishJobWith(platform.db, row, finish, now)
    return together(platform, row, async (tx) => ((await finishJob(tx.db, row, now)) ? () => finish(tx) : undefined))
  }
  if (outcome?.as === 'returned') return Boolean(await returnJob(platform.db, row, { run_at: now, now }))
  const failure = failureOf(row, kind, outcome, now)
  const { failed } = kind.job
  if (!failed) return (await noteFailure(platform, platform.db, row, failure)) !== undefined
  return together(platform, row, async (tx) => {
    const state = await noteFailure(platform, tx.db, row, failure)
    const { data: payload } = kind.job.payload.safeParse(row.payload)
    const attempts = row.attempts - (failure.isTry ? 0 : 1)
    return state && (async () => payload && failed(tx, payload, { state, error: failure.error, attempts }))
  })
}

interface Noted {
  readonly error: JobErrorCode
  /** The time of the next try; undefined: there is none. */
  readonly again: Date | undefined
  readonly isTry: boolean
}

function failureOf({ attempts, tries_before }: AtWork['row'], kind: JobKind, outcome: AtWork['outcome'], now: Date): Noted {
  if (outcome?.as === 'postponed') return { error: outcome.error, again: outcome.until, isTry: false }
  const isFinal = outcome?.as === 'failed' && outcome.isFinal
  const delay = isFinal ? undefined : kind.attempts[attempts - tries_before]
  const error = outcome?.as === 'failed' ? outcome.error : 'failed'
  return { error, again: delay === undefined ? undefined : new Date(now.getTime() + delay), isTry: true }
}

async function noteFailure(
  platform: Platform,
  db: Db,
  row: AtWork['row'],
  { error, again, isTry }: Noted,
): Promise<Failure['state'] | undefined> {
  const now = platform.clock()
  if (again !== undefined) {
    const state = await returnJob(db, row, { run_at: again, now, error, isTry })
    return state === 'done' ? 'replaced' : state
  }
  if (!(await buryJob(db, row, error, now))) return undefined
  platform.log.error(aboutDead(row, error), 'a job was given up')
  return 'dead'
}

function aboutDead({ id, kind, attempts }: AtWork['row'], error: JobErrorCode) {
  return { job: id, kind, attempts, code: error, reason: JOB_ERRORS[error].message }
}

/** Writes the note of a job and its other writes. Returns false where the note finds that another worker has the job. */
async function together(
  platform: Platform,
  { id }: Mark,
  note: (tx: Context) => Promise<(() => Promise<void>) | undefined>,
): Promise<boolean> {
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` }
  try {
    await inTransaction(createContext(platform, caller), async (tx) => {
      const write = await note(tx)
      if (!write) throw new NoLongerOurs()
      await write()
    })
    return true
  } catch (error) {
    if (error instanceof NoLongerOurs) return false
    throw error
  }
}
