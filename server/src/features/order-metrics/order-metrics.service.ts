import { Gauge } from 'prom-client'
import type { Platform } from '#platform/context.ts'
import { countOrdersByStatus, countTallyChanges } from './order-metrics.queries.ts'

/** Figures of the orders, looked up when somebody asks. While the database is away they are left out; everything else is told. */
export function addOrderGauges({ metrics: { registry }, db, log }: Platform): void {
  const registers = [registry]
  const told = async (gauge: Gauge, read: () => Promise<void>) => {
    gauge.reset()
    gauge.remove({}) // one without labels begins with a 0 that nobody counted
    await read().catch((error: unknown) => log.warn({ err: error }, 'a figure could not be found out'))
  }

  new Gauge({
    name: 'tracklane_orders',
    help: 'Orders that are neither archived nor deleted, by status',
    labelNames: ['status'],
    registers,
    collect() {
      return told(this, async () => {
        for (const { status_id, orders } of await countOrdersByStatus(db)) this.set({ status: status_id }, orders)
      })
    },
  })
  new Gauge({
    name: 'tracklane_order_tally_changes',
    help: 'Changes of tallies that are not folded yet',
    registers,
    async collect() {
      await told(this, async () => this.set(await countTallyChanges(db)))
    },
  })
}
