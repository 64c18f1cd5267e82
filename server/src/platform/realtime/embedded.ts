import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { unavailable } from '#platform/errors.ts'
import { sortUpgrades, WEBSOCKET } from '#platform/http/upgrades.ts'
import { clientAddress, networkOfAddress } from '#platform/proxies.ts'
import { claimedSession } from '#platform/session/cookies.ts'
import { hashed } from '#platform/session/secret.ts'
import { answerMessages } from './answer.ts'
import { type Bus, type BusMessage, createLocalBus } from './bus.ts'
import { Connection } from './connection.ts'
import { type Refusal, refuse } from './handshake.ts'
import { DEFAULT_LIMITS, type RealtimeLimits } from './limits.ts'
import type { Realtime, RealtimeConfig, RealtimeLog } from './port.ts'
import { CODE, errorFrame } from './protocol.ts'
import { createRedisBus } from './redis-bus.ts'
import { Rooms } from './rooms.ts'
import { createSessionWatch } from './session-watch.ts'
import { sign } from './signature.ts'
import { createSocketClaims, type SocketClaims } from './socket-claims.ts'

const DRAIN_POLL_MS = 20

const OVER_CAPACITY: Refusal = { code: CODE.overCapacity, message: 'Over capacity' }

/** The client waits a second before it connects again: an open socket without events would look like a quiet day. */
const NOT_HEARING: Refusal = { code: CODE.notHearing, message: 'Not available right now' }

/** Creates the endpoint that this process runs itself, for any Pusher client: `GET /app/{key}`. */
export function createEmbedded(config: RealtimeConfig, log: RealtimeLog): Realtime {
  const { key } = config.pusher
  const limits: RealtimeLimits = { ...DEFAULT_LIMITS, ...config.limits }
  const bounds = { limits, clock: config.clock ?? (() => performance.now()) }
  const rooms = new Rooms(limits)
  const hasOthers = config.redisUrl !== undefined
  const claims = createSocketClaims(rooms, () => bus, hasOthers)
  const bus = createBus(config, log, rooms, claims)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false, clientTracking: true })
  const endSessions = config.sessions && createSessionWatch(rooms, config.sessions, log)
  const beat = (): void => {
    rooms.checkPulses()
    void endSessions?.()
  }
  const pulse = setInterval(beat, Math.min(1_000, limits.silenceMs / 4, limits.firstChannelMs / 4)).unref()
  let isDraining = false

  function refusalOf(request: IncomingMessage): Refusal | undefined {
    if (isDraining) return { code: CODE.reconnect, message: 'Server is going away' }
    const refusal = refuse(request, { key, appUrl: config.appUrl, trust: config.trustProxy })
    if (refusal) return refusal
    if (bus.isAway) return NOT_HEARING
    const isCrowd = config.rateLimit !== false && rooms.newcomersFrom(networkOf(request)) >= limits.newcomersPerAddress
    if (isCrowd) return OVER_CAPACITY
    return rooms.size < limits.sockets || rooms.makeRoom() ? undefined : OVER_CAPACITY
  }

  function networkOf(request: IncomingMessage): string {
    return networkOfAddress(clientAddress(request, config.trustProxy))
  }

  function welcome(socket: WebSocket, request: IncomingMessage): void {
    // Without a listener a malformed frame of a client ends the process (websockets/ws #1716); ws closes the socket itself.
    socket.on('error', () => undefined)
    const refusal = refusalOf(request)
    if (refusal) {
      turnAway(socket, refusal, limits)
      return
    }
    const { id } = claimedSession(request, config)
    const connection = new Connection(socket, bounds, { session: id && hashed(id), network: networkOf(request) })
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
    get isAway() {
      return bus.isAway
    },
    get sockets() {
      return rooms.size
    },
    publish: (channel, event, data) => bus.send({ kind: 'event', channel, event, data }),
    publishNumbered: (channel, event, data) => bus.sendNumbered({ channel, event, data }),
    async authorize(socketId, channel, owner) {
      // A socket signed now would have no owner, and would stay open when rights end.
      if (bus.isAway) throw unavailable()
      const isGranted = await claims.make({ socketId, channel, owner })
      // The process with the socket may be too busy to answer: refused there, the channel would never be requested again.
      if (isGranted === undefined && hasOthers) throw unavailable()
      return isGranted === false ? undefined : sign(config.pusher, socketId, channel)
    },
    closeOwned: (match) => bus.send({ kind: 'close', match }),
    clientSettings: () => ({ key, host: null, port: config.pusher.port, scheme: config.pusher.scheme }),
    attach(server: Server) {
      sortUpgrades(server)
      server.on(WEBSOCKET, upgrade)
      detach = () => server.off(WEBSOCKET, upgrade)
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

function createBus(config: RealtimeConfig, log: RealtimeLog, rooms: Rooms, claims: SocketClaims): Bus {
  const hear = (message: BusMessage): void =>
    message.kind === 'claim' || message.kind === 'claimed' ? claims.hear(message) : rooms.hear(message)
  if (!config.redisUrl) return createLocalBus(hear)
  const here = (): void => rooms.quiet.missed()
  // Clients that come back read everything again, so events that were missed meanwhile are not lost.
  const away = (): void => rooms.closeAll(NOT_HEARING.code, NOT_HEARING.message)
  const missed = (): void => rooms.closeAll(CODE.reconnect, 'Reconnect')
  return createRedisBus({ url: config.redisUrl, sentinels: config.redisSentinels }, `tracklane:${config.pusher.key}`, log, {
    hear,
    here,
    away,
    missed,
  })
}

/** Opens the websocket and sends the protocol's own error, as the protocol wants, instead of an HTTP status. */
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
