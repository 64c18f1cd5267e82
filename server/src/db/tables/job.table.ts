import type { Generated, Selectable } from 'kysely'

/** running: somebody has it until `run_at`; whoever comes later finds that lease over and takes it again. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead'

/** Work after a request: still to be done, done, or given up. */
export interface JobTable {
  id: Generated<number>
  /** A line of `job-kinds.ts`; one that this version does not know waits. */
  kind: string
  /** Unique among those of its kind that wait. */
  key: string | null
  /** Unique among all of its kind, for ever: "2026-11-27" of what is done once a day. */
  turn: string | null
  /** Ids and kinds alone, never an address or a text. */
  payload: unknown
  state: Generated<JobState>
  /** When it is worked on, and while it is: when the lease ends. */
  run_at: Date
  /** How often it was begun. Only ever more, so that it also says which try somebody has. */
  attempts: Generated<number>
  /** Tries before somebody sent it again: the schedule of its tries began anew there. */
  tries_before: Generated<number>
  /** Masked: “a…@example.com”, of a message that leaves the house; null: of other work. */
  recipient: string | null
  /** A code of `job-errors.ts`: why it waits again, is dead, or was replaced. */
  error: string | null
  created_at: Generated<Date>
  /** null: to be done. */
  finished_at: Date | null
}

export type JobRecord = Selectable<JobTable>
