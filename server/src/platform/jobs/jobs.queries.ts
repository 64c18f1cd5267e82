import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { JobRecord } from '#db/tables/job.table.ts'
import type { JobErrorCode } from './job-errors.ts'
import type { DoneWith } from './job-kind.ts'

interface NewJob {
  readonly kind: string
  readonly key: string | null
  readonly payload: object
  readonly run_at: Date
  readonly recipient: string | null
}

/** The rule of a kind for its jobs with a key. */
export interface KeyRule {
  readonly kind: string
  /** Milliseconds: the longest time that the first job of a key waits for later ones. */
  readonly most: number
  /** The name of a list in the payload whose entries are joined. */
  readonly gathers: string | undefined
}

/**
 * Inserts any number of jobs in one statement; each key of a kind at most once. A waiting job with that key gets the new payload and a
 * later time; after a try it keeps the schedule of its tries.
 */
export async function insertJobs(db: Db, rows: readonly NewJob[], rules: readonly KeyRule[], now: Date): Promise<void> {
  const gathering = rules.filter(({ gathers }) => gathers !== undefined)
  const payload = ofKind(gathering, ({ gathers }) => bothLists(gathers ?? ''), sql`excluded.payload`)
  const most = ofKind(rules, (rule) => sql`${rule.most}::bigint`, sql`0`)
  await sql`insert into jobs (kind, key, payload, run_at, recipient, created_at)
    select kind, key, payload, run_at, recipient, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (kind text, key text, payload jsonb, run_at timestamptz, recipient text)
    on conflict (kind, key) where state = 'waiting' and key is not null do update set payload = ${payload}, recipient = excluded.recipient,
      run_at = case when jobs.attempts > 0 then jobs.run_at
        else least(excluded.run_at, jobs.created_at + ${most} * interval '1 millisecond') end`.execute(db)
}

function ofKind(rules: readonly KeyRule[], value: (rule: KeyRule) => RawBuilder<unknown>, otherwise: RawBuilder<unknown>) {
  if (rules.length === 0) return otherwise
  const cases = rules.map((rule) => sql`when ${rule.kind} then ${value(rule)}`)
  return sql`case excluded.kind ${sql.join(cases, sql` `)} else ${otherwise} end`
}

function bothLists(name: string) {
  return sql`jsonb_set(excluded.payload, array[${name}::text], (jobs.payload -> ${name}::text) || (excluded.payload -> ${name}::text))`
}

interface Turn {
  readonly kind: string
  readonly turn: string
  readonly payload?: object
  readonly run_at: Date
  readonly now: Date
  /** Gives a waiting job the new time and payload. */
  readonly isMoved?: boolean
}

/** Plans work that is done once a turn. Does nothing where any process has planned it already, unless `isMoved`. */
export async function insertTurn(db: Db, job: Turn): Promise<void> {
  const payload = JSON.stringify(job.payload ?? {})
  const again = job.isMoved
    ? sql`update set run_at = excluded.run_at, payload = excluded.payload where jobs.state = 'waiting' and jobs.attempts = 0`
    : sql`nothing`
  await sql`insert into jobs (kind, turn, payload, run_at, created_at)
    values (${job.kind}, ${job.turn}, ${payload}::jsonb, ${job.run_at}, ${job.now})
    on conflict (kind, turn) where turn is not null do ${again}`.execute(db)
}

/** One try of a job; it identifies the worker that has it. */
export type Mark = Pick<JobRecord, 'id' | 'attempts'>

export type ClaimedJob = Mark & Pick<JobRecord, 'kind' | 'payload' | 'tries_before' | 'created_at'>

/** Tries since the job was written, or since a person sent it again. */
export function triesOf({ attempts, tries_before }: Pick<ClaimedJob, 'attempts' | 'tries_before'>): number {
  return attempts - tries_before
}

export interface Wanted {
  readonly kind: string
  readonly places: number
  /** Milliseconds. */
  readonly lease: number
}

/**
 * Takes due jobs, of each kind at most the wanted number, the longest due first; also jobs whose lease is over. Skips jobs that another
 * worker is taking at this moment. One statement, even where nothing is due.
 */
export async function claimJobs(db: Db, wanted: readonly Wanted[], now: Date): Promise<ClaimedJob[]> {
  const { rows } = await claimStatement(wanted, now).execute(db)
  return rows.sort((one, other) => one.due.getTime() - other.due.getTime() || one.id - other.id)
}

/** Passes the ids as an array: for a join the database expects thousands of rows and scans the whole table each time. */
export function claimStatement(wanted: readonly Wanted[], now: Date) {
  return sql<ClaimedJob & { due: Date }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (kind text, places integer, lease integer)),
    due as (
      select job.id, job.run_at from wanted cross join lateral (
        select id, run_at from jobs where kind = wanted.kind and finished_at is null and run_at <= ${now}
        order by run_at, id limit wanted.places for update skip locked) job)
    update jobs set state = 'running', attempts = attempts + 1,
      run_at = ${now}::timestamptz + (select lease from wanted where wanted.kind = jobs.kind) * interval '1 millisecond'
    where id = any (array (select id from due))
    returning id, kind, payload, attempts, tries_before, created_at, (select due.run_at from due where due.id = jobs.id) as due`
}

/** Renews the leases and returns the jobs that these workers still have. */
export async function renewJobs(db: Db, marks: readonly (Mark & { readonly until: Date })[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update jobs set run_at = mark.until
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (id integer, attempts integer, until timestamptz)
    where jobs.id = mark.id and jobs.attempts = mark.attempts and jobs.state = 'running' returning jobs.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notes the end. Returns false and writes nothing where another worker has the job by now. The three functions below do the same. */
export async function finishJob(db: Db, mark: Mark, now: Date): Promise<boolean> {
  return isOne(await sql`update jobs set state = 'done', finished_at = ${now}, error = null where ${isStill(mark)}`.execute(db))
}

/** Notes the end together with other writes, in one statement. */
export async function finishJobWith(db: Db, mark: Mark, { recipient, error, write }: DoneWith, now: Date): Promise<boolean> {
  const { rows } = await sql`with done as (
      update jobs set state = 'done', finished_at = ${now}, error = ${error ?? null}::text,
        recipient = coalesce(${recipient ?? null}::text, recipient) where ${isStill(mark)} returning id)
      ${write ? sql`, written as (${write})` : sql``} select id from done`.execute(db)
  return rows.length === 1
}

export async function buryJob(db: Db, mark: Mark, error: JobErrorCode, now: Date): Promise<boolean> {
  return isOne(await sql`update jobs set state = 'dead', finished_at = ${now}, error = ${error} where ${isStill(mark)}`.execute(db))
}

interface Return {
  readonly run_at: Date
  readonly now: Date
  /** The reason; undefined: the job was given back. */
  readonly error?: JobErrorCode
  /** False where the job was given back or postponed: this was not a try. */
  readonly isTry?: boolean
}

/**
 * Lets the job wait again. Where a later job with its key waits already, that one does the work of both and this one is done. Returns its
 * state.
 */
export async function returnJob(
  db: Db,
  mark: Mark,
  { run_at, now, error, isTry = error !== undefined }: Return,
): Promise<'waiting' | 'done' | undefined> {
  const later = sql`exists (select from jobs later where later.kind = jobs.kind and later.key = jobs.key and later.state = 'waiting')`
  const replaced: JobErrorCode = 'replaced'
  const { rows } = await sql<{ state: 'waiting' | 'done' }>`update jobs set
      state = case when ${later} then 'done' else 'waiting' end,
      finished_at = case when ${later} then ${now}::timestamptz end,
      error = case when ${later} then ${replaced} else ${error ?? null}::text end,
      attempts = attempts - ${isTry ? 0 : 1}, run_at = ${run_at}
      where ${isStill(mark)} returning state`.execute(db)
  return rows[0]?.state
}

/**
 * Starts a job that is noted as done again, with another payload and no tries; not where a later job with its key waits. Returns whether
 * it did.
 */
export async function resumeJob(db: Db, id: number, payload: object, now: Date): Promise<boolean> {
  return isOne(
    await sql`update jobs set state = 'waiting', payload = ${JSON.stringify(payload)}::jsonb, run_at = ${now}, finished_at = null,
        tries_before = attempts where id = ${id} and state = 'done' and not exists (
          select from jobs later where later.kind = jobs.kind and later.key = jobs.key and later.state = 'waiting')`.execute(db),
  )
}

function isStill({ id, attempts }: Mark) {
  return sql`id = ${id} and attempts = ${attempts} and state = 'running'`
}

function isOne({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): boolean {
  return numAffectedRows === 1n
}

/** Deletes at most `most` jobs that ended long ago; returns their number. */
export async function deleteEndedJobs(db: Db, before: { done: Date; dead: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from jobs where id in (
    select id from jobs where (state = 'done' and finished_at < ${before.done}) or (state = 'dead' and finished_at < ${before.dead})
    limit ${before.most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Marks the undone jobs of a restored backup as dead: nobody knows which were done since the backup, so a person has to send them again.
 * Returns their number.
 */
export async function buryRestored(db: Db): Promise<number> {
  const error: JobErrorCode = 'restored'
  const { numAffectedRows = 0n } =
    await sql`update jobs set state = 'dead', error = ${error}, finished_at = now() where finished_at is null`.execute(db)
  await sql`update order_notifications set state = 'dead', reason = ${error} where state = 'waiting'`.execute(db)
  return Number(numAffectedRows)
}

export interface JobCount {
  readonly kind: string
  readonly waiting: number
  readonly dead: number
  /** The seconds for which the oldest job is due; 0 where none is. */
  readonly oldest: number
}

export async function countJobs(db: Db, now: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind, sum(waiting)::integer as waiting, sum(dead)::integer as dead, max(oldest)::float as oldest from (
      select kind, count(*) filter (where state = 'waiting') as waiting, 0 as dead,
        coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (where state = 'waiting' and run_at <= ${now})), 0) as oldest
      from jobs where finished_at is null group by kind
      union all
      select kind, 0, count(*), 0 from jobs where state = 'dead' and finished_at is not null group by kind) counted
    group by kind`.execute(db)
  return rows
}
