import type { Platform } from '#platform/context.ts'
import { insertTurn } from './jobs.queries.ts'

/** Plans what is done once a day, whichever process is the first to see the day; the database is asked when one begins, not each time. */
export function dayPlanner({ clock, db, jobs }: Platform): () => Promise<void> {
  /** The last turn that was planned, by kind. */
  const planned = new Map<string, string>()
  return async () => {
    const now = clock()
    const turn = now.toISOString().slice(0, 10)
    for (const { job, daily } of jobs.kinds.values()) {
      if (!daily || planned.get(job.name) === turn) continue
      await insertTurn(db, { kind: job.name, turn, run_at: new Date(now.getTime() + daily.after), now })
      planned.set(job.name, turn)
    }
  }
}
