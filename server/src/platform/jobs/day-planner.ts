import type { Platform } from '#platform/context.ts'
import { insertTurn } from './jobs.queries.ts'

/** Plans the daily jobs; the first process that sees a new day does it. Asks the database once per day, not each time. */
export function dayPlanner({ clock, db, jobs }: Platform): () => Promise<void> {
  /** The last planned turn, by kind. */
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
