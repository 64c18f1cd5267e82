import type { Generated, Selectable } from 'kysely'

/** running: a worker has it until `run_at`; after that another worker may take it. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead'

/** Work after a request: to do, done, or given up. */
export interface JobTable {
  id: Generated<number>
  /** The name of a kind in `job-kinds.ts`; a kind unknown to this version waits. */
  kind: string
  /** Unique among waiting jobs of the kind. */
  key: string | null
  /** Unique among all jobs of the kind, for ever: "2026-11-27" for daily work. */
  turn: string | null
  /** Ids and kinds only, never an address or a text. */
  payload: unknown
  state: Generated<JobState>
  /** The time from which the job may run; while it runs, the end of the lease. */
  run_at: Date
  /** The number of starts. It never falls, so it also identifies the running try. */
  attempts: Generated<number>
  /** Tries before a person sent it again: the schedule of its tries started anew then. */
  tries_before: Generated<number>
  /** Masked: “a…@example.com”, for a message that leaves the app; null for other work. */
  recipient: string | null
  /** A code of `job-errors.ts`: the reason why the job waits again, is dead, or was replaced. */
  error: string | null
  created_at: Generated<Date>
  /** The end; null: still to do. */
  finished_at: Date | null
}

export type JobRecord = Selectable<JobTable>
