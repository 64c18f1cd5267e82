import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Pool } from '#db/connect.ts'
import type { Platform } from '#platform/context.ts'

/** How this process does: looked up when somebody asks. */
export function addGauges({ metrics: { registry }, realtime }: Platform, pool: Pool | undefined): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'tracklane_' })
  new Gauge({
    name: 'tracklane_sockets',
    help: 'Browsers that listen to this process',
    registers,
    collect() {
      this.set(realtime.sockets)
    },
  })
  if (!pool) return
  new Gauge({
    name: 'tracklane_database_connections',
    help: 'Connections to PostgreSQL: at work, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = pool()
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}
