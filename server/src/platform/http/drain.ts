import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { WEBSOCKET } from './upgrades.ts'

export interface Connections {
  /**
   * Waits until every running request is answered. Sends new clients elsewhere (`isLate`) until no more come, then closes the port.
   * Returns true when no request had to be cut.
   */
  drain(): Promise<boolean>
}

export interface DrainLimits {
  /** The port is closed when no connection came for so long: a load balancer needs a moment to notice. */
  readonly quietMs: number
  /** The port is closed after this time even if connections still come. */
  readonly openMs: number
  /** An idle connection is kept this long: a request may be on its way. */
  readonly idleMs: number
  /** A request without an answer after this time is cut. */
  readonly longestMs: number
}

export interface Time {
  /** Milliseconds of a clock that never goes back. */
  now(): number
  /** Waits until the next look. */
  pause(): Promise<void>
}

const DEFAULT_LIMITS: DrainLimits = { quietMs: 500, openMs: 2_000, idleMs: 1_000, longestMs: 10_000 }
const POLL_MS = 20
const REAL_TIME: Time = { now: () => performance.now(), pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)) }

const late = new WeakSet<Socket>()

/** Checks whether the connection was opened while this process was stopping: its requests belong to another process. */
export function isLate(socket: Socket): boolean {
  return late.has(socket)
}

interface Line {
  readonly since: number
  requests: number
}

/**
 * Tracks the connections with a running request. Node's own list counts a connection without any request as busy, and browsers keep
 * spare ones: every stop would wait for them.
 */
export function watchConnections(server: Server, limits = DEFAULT_LIMITS, time = REAL_TIME): Connections {
  const lines = new Map<Socket, Line>()
  let opened = 0
  let lastAt = 0
  let isTurningAway = false
  server.on('connection', (socket: Socket) => {
    if (lines.has(socket)) return // the connection starts again after an upgrade that was not taken: see `sortUpgrades`
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

  /** Checks that the system's queue of new connections is empty. Closing the port resets queued connections and the requests on them. */
  async function isQueueEmpty(): Promise<boolean> {
    const before = opened
    await turnOfLoop()
    return opened === before
  }

  return {
    async drain() {
      const begun = time.now()
      const isOpenLongEnough = (): boolean => time.now() - begun >= limits.openMs
      // Connections that were queued before the stop are served.
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

/** Waits one round of the event loop, in which the system's new connections are read. */
function turnOfLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** Closes the port only: `close` of an HTTP server would cut idle connections at once. */
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
