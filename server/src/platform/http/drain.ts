import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { WEBSOCKET } from './upgrades.ts'

export interface Connections {
  /**
   * Lets every request under way be answered, and tells whoever still comes to go elsewhere (`isLate`) until nobody comes any more;
   * then the port is closed. True when no request had to be cut.
   */
  drain(): Promise<boolean>
}

export interface DrainLimits {
  /** The port is closed once nobody has come for so long: who balances the load needs a moment to notice. */
  readonly quietMs: number
  /** Then it is closed, whoever still comes. */
  readonly openMs: number
  /** An idle connection is kept this long: a request may be on its way. */
  readonly idleMs: number
  /** A request that is not answered by then never will be. */
  readonly longestMs: number
}

export interface Time {
  /** Milliseconds that only ever go on. */
  now(): number
  /** Until it is worth looking again. */
  pause(): Promise<void>
}

const DEFAULT_LIMITS: DrainLimits = { quietMs: 500, openMs: 2_000, idleMs: 1_000, longestMs: 10_000 }
const POLL_MS = 20
const REAL_TIME: Time = { now: () => performance.now(), pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)) }

const late = new WeakSet<Socket>()

/** Opened when this process was going already: whatever is asked on it belongs elsewhere. */
export function isLate(socket: Socket): boolean {
  return late.has(socket)
}

interface Line {
  readonly since: number
  requests: number
}

/**
 * Knows which connections have a request under way. Node's own list takes a connection that never asked anything for a busy one,
 * and browsers keep such spares: every stop would wait for them.
 */
export function watchConnections(server: Server, limits = DEFAULT_LIMITS, time = REAL_TIME): Connections {
  const lines = new Map<Socket, Line>()
  let opened = 0
  let lastAt = 0
  let isTurningAway = false
  server.on('connection', (socket: Socket) => {
    if (lines.has(socket)) return // it begins anew after an offer that nobody took: see `sortUpgrades`
    opened += 1
    lastAt = time.now()
    if (isTurningAway) late.add(socket)
    lines.set(socket, { since: lastAt, requests: 0 })
    socket.once('close', () => lines.delete(socket))
  })
  server.on(WEBSOCKET, ({ socket }: IncomingMessage) => lines.delete(socket))
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const line = lines.get(socket)
    if (!line) return
    line.requests += 1
    response.once('close', () => {
      line.requests -= 1
    })
  })

  /** The system opens connections on its own and queues them; a closed port resets those, and what was asked on them. */
  async function isQueueEmpty(): Promise<boolean> {
    const before = opened
    await turnOfLoop()
    return opened === before
  }

  return {
    async drain() {
      const begun = time.now()
      const isOpenLongEnough = (): boolean => time.now() - begun >= limits.openMs
      // Clients that came before we knew are served.
      let isServed = await isQueueEmpty()
      while (!isServed && !isOpenLongEnough()) isServed = await isQueueEmpty()
      isTurningAway = true
      lastAt = time.now()
      for (;;) {
        const isQuiet = time.now() - lastAt >= limits.quietMs
        if (server.listening && ((isQuiet && (await isQueueEmpty())) || isOpenLongEnough())) close(server)
        if (!server.listening && lines.size === 0) return true
        if (time.now() - begun >= limits.longestMs) return cut(lines)
        const idleSince = time.now() - limits.idleMs
        if (idleSince >= begun) closeIdle(lines, idleSince)
        await time.pause()
      }
    },
  }
}

/** Once round: whatever the system has is looked at between the one and the other. */
function turnOfLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** An HTTP server's own would cut idle connections at once. */
function close(server: Server): void {
  NetServer.prototype.close.call(server)
}

function closeIdle(lines: ReadonlyMap<Socket, Line>, idleSince: number): void {
  for (const [socket, { since, requests }] of lines) if (requests === 0 && since <= idleSince) socket.destroySoon()
}

function cut(lines: ReadonlyMap<Socket, Line>): boolean {
  const isBusy = [...lines.values()].some(({ requests }) => requests > 0)
  for (const socket of lines.keys()) socket.destroy()
  return !isBusy
}
