import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { acceptQueued } from './accept-queued.ts'

export interface Connections {
  /** Takes those connections that the system has taken already, then no new one, and lets every request under way be answered; true when none had to be cut. */
  drain(): Promise<boolean>
}

export interface DrainLimits {
  /** An idle connection is kept this long: a request may be on its way. */
  readonly idleMs: number
  /** What is not answered by then never will be. */
  readonly longestMs: number
}

const DEFAULT_LIMITS: DrainLimits = { idleMs: 1_000, longestMs: 10_000 }
const POLL_MS = 20

/**
 * Knows which connections have a request under way. Node's own list takes a connection that never asked anything for a busy one,
 * and browsers keep such spares: every stop would wait for them.
 */
export function watchConnections(server: Server, limits = DEFAULT_LIMITS): Connections {
  const underWay = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('upgrade', (request: IncomingMessage) => underWay.delete(request.socket))
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      if (underWay.has(socket)) underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
    })
  })

  return {
    async drain() {
      await acceptQueued(server)
      NetServer.prototype.close.call(server) // an HTTP server's own close would cut idle connections at once
      const begun = performance.now()
      while (underWay.size > 0) {
        const waited = performance.now() - begun
        if (waited >= limits.longestMs) return cut(underWay)
        if (waited >= limits.idleMs) closeIdle(underWay)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
      return true
    },
  }
}

function closeIdle(underWay: ReadonlyMap<Socket, number>): void {
  for (const [socket, requests] of underWay) if (requests === 0) socket.destroySoon()
}

function cut(underWay: ReadonlyMap<Socket, number>): boolean {
  const isBusy = [...underWay.values()].some((requests) => requests > 0)
  for (const socket of underWay.keys()) socket.destroy()
  return !isBusy
}
