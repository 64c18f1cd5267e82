import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** The event by which a server tells of a request for a websocket, like Node's `upgrade`. */
export const WEBSOCKET = 'websocket'

export type UpgradeListener = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

/**
 * Node hands each request that offers an upgrade to the listeners of upgrades and to nobody else, whatever is offered. Here only websockets
 * are: who would rather speak HTTP/2 (h2c: Java's client, in the clear, unless it is told not to) is answered in HTTP/1.1, as RFC 9110 (7.8) has it.
 */
export function sortUpgrades(server: Server): void {
  const sort: UpgradeListener = (request, stream, head) => {
    const isTaken = request.headers.upgrade?.toLowerCase() === WEBSOCKET && server.emit(WEBSOCKET, request, stream, head)
    if (!isTaken) readAgain(server, request, stream, head)
  }
  server.on('upgrade', sort)
}

/** The connection begins anew, with the same request but its offer. */
function readAgain(server: Server, { method, url, httpVersion, rawHeaders }: IncomingMessage, stream: Duplex, head: Buffer): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', stream)
}
