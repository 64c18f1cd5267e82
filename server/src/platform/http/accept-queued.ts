import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Under a stream of newcomers the queue is never empty. */
const LONGEST_MS = 1_000

/**
 * Returns when every connection that clients had opened before the call is accepted. The system opens connections on its own and
 * queues them; who closes the server then resets those, and the requests that were sent on them. The queue is first in, first out:
 * when a connection of our own comes out of it, everything before it has. Goes on while others come along with ours, but not for long.
 */
export async function acceptQueued(server: Server): Promise<void> {
  const begun = performance.now()
  while (server.listening && performance.now() - begun < LONGEST_MS) if (await isEmpty(server)) return
}

/** True when nobody but us came out of the queue. */
async function isEmpty(server: Server): Promise<boolean> {
  const { port, address } = server.address() as AddressInfo // a TCP server that listens has one
  let others = 0
  const own = connect({ port, host: WILDCARDS[address] ?? address })
  try {
    return await new Promise<boolean>((resolve) => {
      const accepted = (socket: Socket): void => {
        if (socket.remotePort === own.localPort && socket.remoteAddress !== undefined) done(others === 0)
        else others += 1
      }
      const timer = setTimeout(() => done(true), LONGEST_MS)
      function done(answer: boolean): void {
        clearTimeout(timer)
        server.off('connection', accepted)
        resolve(answer)
      }
      server.on('connection', accepted)
      own.once('error', () => done(true)) // nobody reaches us that way: there is nothing to wait for
    })
  } finally {
    own.destroy()
  }
}

/** Where everybody is let in, we are too. */
const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
