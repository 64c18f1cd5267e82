import type { Context, Platform } from '#platform/context.ts'
import type { Job, JobKind } from './job-kind.ts'
import { insertJobs, insertTurn, resumeJob } from './jobs.queries.ts'
import { freePlaces } from './payload.rules.ts'

/** The kinds of a process and the worker that runs them. */
export interface Jobs {
  readonly kinds: ReadonlyMap<string, JobKind>
  /** Adds kinds. Refuses a kind whose payload could hold an address or a text. */
  register(kinds: readonly JobKind[]): void
  /** Says that there may be new jobs: the worker of this process looks at once. */
  wake(): void
  /** Returns a function that stops the listening. */
  onWake(look: () => void): () => void
}

export function createJobs(): Jobs {
  const kinds = new Map<string, JobKind>()
  const workers = new Set<() => void>()
  return {
    kinds,
    register(more) {
      for (const kind of more) {
        const places = freePlaces(kind.job.payload)
        if (places.length > 0) throw new Error(`The job ${kind.job.name} could hold more than ids and kinds: ${places}`)
        kinds.set(kind.job.name, kind)
      }
    },
    wake() {
      for (const look of workers) look()
    },
    onWake(look) {
      workers.add(look)
      return () => void workers.delete(look)
    },
  }
}

export interface JobDraft<Payload> {
  readonly payload: Payload
  /** While a job of the same kind and key waits, this one replaces it. */
  readonly key?: string
  /** The time of the job; now by default. */
  readonly runAt?: Date
  /** The masked recipient, for the list of sent messages. */
  readonly recipient?: string
}

/** Jobs of one kind, not written yet. */
export interface JobsOfKind {
  readonly kind: string
  readonly drafts: readonly JobDraft<object>[]
}

/** Checks the payloads. */
export function jobsOfKind<Payload extends object>(
  { name, payload: shape }: Pick<Job<Payload>, 'name' | 'payload'>,
  drafts: readonly JobDraft<Payload>[],
): JobsOfKind {
  return { kind: name, drafts: drafts.map((draft) => ({ ...draft, payload: shape.parse(draft.payload) })) }
}

/** Writes jobs in the caller's transaction; the worker of this process looks after the commit. */
export function enqueue<Payload extends object>(
  ctx: Context,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  drafts: readonly JobDraft<Payload>[],
): Promise<void> {
  return enqueueAll(ctx, [jobsOfKind(job, drafts)])
}

/** Writes jobs of several kinds in one statement. */
export async function enqueueAll({ db, platform, afterCommit }: Context, all: readonly JobsOfKind[]): Promise<void> {
  const now = platform.clock()
  const rules = all.map(({ kind }) => ruleOf(platform.jobs, kind))
  const rows = all.flatMap(({ kind, drafts }, at) =>
    lastOfEachKey(drafts).map(({ payload, key, runAt, recipient }) => ({
      kind,
      key: key ?? null,
      payload,
      run_at: runAt ?? new Date(now.getTime() + (key === undefined ? 0 : (rules[at]?.delay ?? 0))),
      recipient: recipient ?? null,
    })),
  )
  if (rows.length === 0) return
  await insertJobs(db, rows, rules, now)
  if (rows.some(({ run_at }) => run_at <= now)) void afterCommit(() => platform.jobs.wake())
}

/**
 * Starts a job again with another payload, in the transaction that notes it as done, unless a later job with its key waits. Returns
 * whether it did.
 */
export async function beginAnew<Payload extends object>(
  { db, platform, afterCommit }: Context,
  id: number,
  { payload: shape }: Pick<Job<Payload>, 'payload'>,
  payload: Payload,
): Promise<boolean> {
  const isBegun = await resumeJob(db, id, shape.parse(payload), platform.clock())
  if (isBegun) void afterCommit(() => platform.jobs.wake())
  return isBegun
}

function ruleOf({ kinds }: Jobs, name: string) {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`Nobody works off ${name}`)
  return { kind: name, delay: 0, most: 0, gathers: undefined, ...kind.waitsForLater }
}

/**
 * Plans a job that is done once a turn, ever. A planned one moves to this time as long as it has not begun. The worker starts it within
 * seconds of its time.
 */
export async function planTurn<Payload extends object>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { name, payload: shape }: Job<Payload>,
  { turn, payload, runAt }: { readonly turn: string; readonly payload: Payload; readonly runAt: Date },
): Promise<void> {
  await insertTurn(db, { kind: name, turn, payload: shape.parse(payload), run_at: runAt, now: clock(), isMoved: true })
}

function lastOfEachKey<Row extends { readonly key?: string }>(rows: readonly Row[]): Row[] {
  return rows.filter((row, at) => row.key === undefined || !rows.some((other, later) => later > at && other.key === row.key))
}
