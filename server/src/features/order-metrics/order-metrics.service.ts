import type { Platform } from '#platform/context.ts'
import { prometheus } from '#platform/metrics/metrics.ts'
import { readGauge } from '#platform/metrics/read-gauge.ts'
import { countOrdersByStatus, countTallyChanges } from './order-metrics.queries.ts'

/** Adds the gauges of orders. */
export function addOrderGauges({ metrics: { registry }, db, log }: Platform): void {
  const { Gauge } = prometheus()
  const registers = [registry]
  new Gauge({
    name: 'tracklane_orders',
    help: 'Orders that are neither archived nor deleted, by status',
    labelNames: ['status'],
    registers,
    collect() {
      return readGauge(this, log, async () => {
        for (const { status_id, orders } of await countOrdersByStatus(db)) this.set({ status: status_id }, orders)
      })
    },
  })
  new Gauge({
    name: 'tracklane_order_tally_changes',
    help: 'Changes of tallies that are not folded yet',
    registers,
    async collect() {
      await readGauge(this, log, async () => this.set(await countTallyChanges(db)))
    },
  })
}
