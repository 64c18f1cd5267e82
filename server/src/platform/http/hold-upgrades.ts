import type { Server } from 'node:http'
import { type UpgradeListener, WEBSOCKET } from './upgrades.ts'

const LATER = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Refuses websockets until the server is ready: an earlier one could not sign its subscriptions and would hear nothing for its
 * whole life. The returned function lets them in.
 */
export function holdUpgrades(server: Server): () => void {
  const held = server.listeners(WEBSOCKET) as UpgradeListener[] // Node's types are equal for listeners of every event
  server.removeAllListeners(WEBSOCKET)
  const refuse: UpgradeListener = (_request, stream) => {
    stream.on('error', () => undefined)
    stream.end(LATER)
  }
  server.on(WEBSOCKET, refuse)
  return () => {
    server.off(WEBSOCKET, refuse)
    for (const listener of held) server.on(WEBSOCKET, listener)
  }
}
