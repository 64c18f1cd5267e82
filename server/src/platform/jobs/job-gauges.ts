import type { Platform } from '#platform/context.ts'
import { prometheus } from '#platform/metrics/metrics.ts'
import { readGauge } from '#platform/metrics/read-gauge.ts'
import { countJobs, type JobCount } from './jobs.queries.ts'

/** Adds gauges for the jobs of all processes, by kind: the kinds of this process and other kinds in the database. */
export function addJobGauges({ metrics: { registry }, db, log, clock, jobs }: Platform): void {
  const { Gauge } = prometheus()
  let counting: Promise<JobCount[]> | undefined
  // All three gauges are read at once, with one query.
  const counted = (): Promise<JobCount[]> => {
    counting ??= countJobs(db, clock()).finally(() => {
      counting = undefined
    })
    return counting
  }
  const gaugeOf = (name: string, help: string, figure: (count: JobCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        return readGauge(this, log, async () => {
          const counts = await counted()
          for (const kind of jobs.kinds.keys()) this.set({ kind }, 0)
          for (const count of counts) this.set({ kind: count.kind }, figure(count))
        })
      },
    })
  gaugeOf('tracklane_jobs_waiting', 'Jobs that wait, due or not', ({ waiting }) => waiting)
  gaugeOf('tracklane_jobs_dead', 'Jobs that were given up', ({ dead }) => dead)
  gaugeOf('tracklane_jobs_oldest_seconds', 'How long the oldest job that waits is due', ({ oldest }) => oldest)
}
