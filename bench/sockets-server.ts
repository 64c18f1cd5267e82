import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createRealtime } from '../server/src/platform/realtime/realtime.ts'

export const KEY = 'bench-key'
const SECRET = 'bench-secret'
export const CHANNEL = 'private-orders.1.1'
const EVENT = 'orders-changed'
const DATA = { ids: Array.from({ length: 20 }, (_, index) => 100_000 + index), version: 1 }

export interface Port {
  readonly port: number
}

/** A request of sockets.ts for the permission of one socket, like a page's request to the API. */
export interface Ask {
  readonly socketId: string
}

export interface Leave extends Ask {
  readonly auth: string
}

/** The realtime endpoint of the product, or the least program that sends the same bytes to as many sockets. Started by sockets.ts. */
if (process.argv[2] === 'ours') serve(ours)
if (process.argv[2] === 'bare') serve(bare)

interface Hall {
  publish(): void
  authorize?(socketId: string): Promise<string | undefined>
}

function serve(kind: (server: Server) => Hall): void {
  const server = createServer((_request, response) => response.writeHead(404).end())
  const hall = kind(server)
  process.on('message', async (message: 'publish' | Ask) => {
    if (message === 'publish') return hall.publish()
    const auth = await hall.authorize?.(message.socketId)
    process.send?.({ ...message, auth: auth ?? '' } satisfies Leave)
  })
  process.once('disconnect', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port } satisfies Port)) // a TCP server has no other kind of address
}

function ours(server: Server): Hall {
  const pusher = { appId: 'bench', key: KEY, secret: SECRET, host: undefined, port: 443, scheme: 'https' as const }
  const limits = { sockets: Number(process.env.SOCKETS) }
  const realtime = createRealtime(
    { pusher, redisUrl: undefined, appUrl: undefined, trustProxy: undefined, limits },
    { warn: () => undefined },
  )
  realtime.attach(server)
  let people = 0
  return {
    publish: () => realtime.publish(CHANNEL, EVENT, DATA),
    authorize(socketId) {
      people += 1 // each socket is a person of its own
      return realtime.authorize(socketId, CHANNEL, { session: String(people), user_id: people })
    },
  }
}

function bare(server: Server): Hall {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  return {
    publish() {
      const bytes = Buffer.from(JSON.stringify({ event: EVENT, channel: CHANNEL, data: JSON.stringify(DATA) }))
      for (const socket of sockets.clients) socket.send(bytes, { binary: false })
    },
  }
}
