import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerMessages } from './answer.ts'
import { type Bus, type BusMessage, createLocalBus } from './bus.ts'
import { Connection } from './connection.ts'
import { type Refusal, refuse } from './handshake.ts'
import { DEFAULT_LIMITS, type RealtimeLimits } from './limits.ts'
import type { Realtime, RealtimeConfig, RealtimeLog } from './port.ts'
import { CODE, errorFrame } from './protocol.ts'
import { createRedisBus } from './redis-bus.ts'
import { Rooms } from './rooms.ts'
import { sign } from './signature.ts'

const DRAIN_POLL_MS = 20

/** The endpoint this process runs itself: `GET /app/{key}`, spoken to by any Pusher client. */
export function createEmbedded(config: RealtimeConfig, log: RealtimeLog): Realtime {
  const { key } = config.pusher
  const limits: RealtimeLimits = { ...DEFAULT_LIMITS, ...config.limits }
  const rooms = new Rooms(limits)
  const bus = createBus(config, log, rooms)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false, clientTracking: true })
  const pulse = setInterval(() => rooms.checkPulses(), Math.min(1_000, limits.silenceMs / 4)).unref()
  let isDraining = false

  function refusalOf(request: IncomingMessage): Refusal | undefined {
    if (isDraining) return { code: CODE.reconnect, message: 'Server is going away' }
    const refusal = refuse(request, { key, appUrl: config.appUrl, trustsProxy: config.trustProxy !== undefined })
    if (refusal) return refusal
    return rooms.size >= limits.sockets ? { code: CODE.overCapacity, message: 'Over capacity' } : undefined
  }

  function welcome(socket: WebSocket, request: IncomingMessage): void {
    // Without a listener a malformed frame of a client would end the process (websockets/ws #1716); ws closes the socket itself.
    socket.on('error', () => undefined)
    const refusal = refusalOf(request)
    if (refusal) {
      turnAway(socket, refusal, limits)
      return
    }
    const connection = new Connection(socket, limits)
    rooms.add(connection)
    answerMessages(connection, { rooms, limits, credentials: config.pusher })
    connection.greet()
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, request))
  }

  let detach = (): void => undefined
  return {
    isExternal: false,
    publish: (channel, event, data) => bus.send({ kind: 'event', channel, event, data }),
    publishNumbered: (channel, event, data) => bus.sendNumbered({ channel, event, data }),
    authorize(socketId, channel, owner) {
      bus.send({ kind: 'claim', socketId, owner })
      return sign(config.pusher, socketId, channel)
    },
    closeOwned: (match) => bus.send({ kind: 'close', match }),
    clientSettings: () => ({ key, host: null, port: config.pusher.port, scheme: config.pusher.scheme }),
    attach(server: Server) {
      server.on('upgrade', upgrade)
      detach = () => server.off('upgrade', upgrade)
    },
    async drain() {
      isDraining = true
      rooms.closeAll(CODE.reconnect, 'Server is going away')
      await emptied(sockets, limits.closeMs)
    },
    async close() {
      clearInterval(pulse)
      detach()
      for (const socket of sockets.clients) socket.terminate()
      await bus.close()
    },
  }
}

function createBus(config: RealtimeConfig, log: RealtimeLog, rooms: Rooms): Bus {
  const hear = (message: BusMessage): void => rooms.hear(message)
  if (!config.redisUrl) return createLocalBus(hear)
  // Clients that reconnect refetch, so nothing stays lost that was said while Redis was away.
  const missed = (): void => rooms.closeAll(CODE.reconnect, 'Reconnect')
  return createRedisBus(config.redisUrl, `tracklane:${config.pusher.key}`, log, { hear, missed })
}

/** The protocol wants its own error in a websocket that was opened, not an HTTP status. */
function turnAway(socket: WebSocket, { code, message }: Refusal, limits: RealtimeLimits): void {
  socket.send(errorFrame(code, message))
  socket.close(code, message)
  setTimeout(() => socket.terminate(), limits.closeMs).unref()
}

async function emptied(sockets: WebSocketServer, closeMs: number): Promise<void> {
  const deadline = performance.now() + closeMs
  while (sockets.clients.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS))
  for (const socket of sockets.clients) socket.terminate()
}
