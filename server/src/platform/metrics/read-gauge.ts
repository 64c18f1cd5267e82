import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'

/** Reads figures from the database on request. While the database is away they are left out; the others are reported. */
export async function readGauge<Label extends string>(gauge: Gauge<Label>, log: Logger, read: () => Promise<void>): Promise<void> {
  gauge.reset()
  gauge.remove({}) // a gauge without labels begins with a 0 that was never counted
  await read().catch((error: unknown) => log.warn({ err: error }, 'a figure could not be found out'))
}
