import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createRealtime } from '../server/src/platform/realtime/realtime.ts'

export const KEY = 'bench-key'
export const SECRET = 'bench-secret'
export const CHANNEL = 'private-orders.1.1'
const EVENT = 'orders-changed'
const DATA = { ids: Array.from({ length: 20 }, (_, index) => 100_000 + index), version: 1 }

export interface Port {
  readonly port: number
}

/** Started by sockets.ts: the realtime endpoint of the product, or the least that sends the same bytes to as many sockets. */
if (process.argv[2] === 'ours') serve(ours)
if (process.argv[2] === 'bare') serve(bare)

function serve(kind: (server: Server) => () => void): void {
  const server = createServer((_request, response) => response.writeHead(404).end())
  const publish = kind(server)
  process.on('message', publish)
  process.once('disconnect', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port } satisfies Port)) // a TCP server has no other kind of address
}

function ours(server: Server): () => void {
  const pusher = { appId: 'bench', key: KEY, secret: SECRET, host: undefined, port: 443, scheme: 'https' as const }
  const limits = { sockets: Number(process.env.SOCKETS) }
  const realtime = createRealtime(
    { pusher, redisUrl: undefined, appUrl: undefined, trustProxy: undefined, limits },
    { warn: () => undefined },
  )
  realtime.attach(server)
  return () => realtime.publish(CHANNEL, EVENT, DATA)
}

function bare(server: Server): () => void {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  return () => {
    const bytes = Buffer.from(JSON.stringify({ event: EVENT, channel: CHANNEL, data: JSON.stringify(DATA) }))
    for (const socket of sockets.clients) socket.send(bytes, { binary: false })
  }
}
