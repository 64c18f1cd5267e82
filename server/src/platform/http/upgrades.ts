import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** The event of a server for a websocket request, like Node's `upgrade`. */
export const WEBSOCKET = 'websocket'

export type UpgradeListener = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

/**
 * Sorts upgrade requests. Node gives all of them to the upgrade listeners only. Here only websockets are accepted: a client that offers
 * HTTP/2 (h2c, as Java's client does by default without TLS) is answered in HTTP/1.1 (RFC 9110, 7.8).
 */
export function sortUpgrades(server: Server): void {
  const sort: UpgradeListener = (request, stream, head) => {
    const isTaken = request.headers.upgrade?.toLowerCase() === WEBSOCKET && server.emit(WEBSOCKET, request, stream, head)
    if (!isTaken) readAgain(server, request, stream, head)
  }
  server.on('upgrade', sort)
}

/** Starts the connection again with the same request, without its upgrade header. */
function readAgain(server: Server, { method, url, httpVersion, rawHeaders }: IncomingMessage, stream: Duplex, head: Buffer): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', stream)
}
