import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from '#db/connect.ts'
import type { Platform } from '#platform/context.ts'
import { listenFault } from '#platform/listen-fault.ts'
import { prometheus } from './metrics.ts'

interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** Answers `GET /metrics` on a port of its own, so that a proxy before the application cannot publish it by mistake. */
export async function serveMetrics(platform: Platform, { port, host }: ListenAddress, pool: Pool | undefined) {
  const server = createServer(({ method, url }, response) => {
    if (url !== '/metrics') return end(response, 404, 'Only /metrics is here')
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, 'Only GET')
    void tell(platform, response)
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFault(error, { port, host }, 'METRICS_')
  })
  addGauges(platform, pool)
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function tell({ metrics: { registry }, log }: Platform, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics()
    response.setHeader('content-type', registry.contentType)
    end(response, 200, text)
  } catch (error) {
    log.error({ err: error }, 'metrics could not be told')
    end(response, 500, 'They could not be told just now')
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(text)
}

/** Adds gauges of this process, read on request. */
function addGauges({ metrics: { registry }, realtime }: Platform, pool: Pool | undefined): void {
  const { collectDefaultMetrics, Gauge } = prometheus()
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
