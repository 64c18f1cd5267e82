import { type AddressInfo, createServer, type Socket } from 'node:net'
import { atEnd, bulk, listening, readCommand } from './redis.testing.ts'

/** Starts a Sentinel that names the current master. */
export async function openSentinel(master: string) {
  let named = new URL('redis://127.0.0.1:1')
  const lines = new Set<Socket>()
  const answer = ([command = '', , name]: string[]): string => {
    if (command.toLowerCase() !== 'sentinel') return '+OK\r\n'
    return name === master ? `*2\r\n${bulk(named.hostname)}${bulk(named.port)}` : '*-1\r\n'
  }
  const server = createServer((line) => {
    let waiting = ''
    lines.add(line)
    line.on('error', () => undefined)
    line.on('data', (bytes) => {
      waiting += bytes.toString()
      for (let found = readCommand(waiting); found; found = readCommand(waiting)) {
        waiting = waiting.slice(found.length)
        line.write(answer(found.words))
      }
    })
  })
  await listening(server, 0)
  atEnd.push(async () => {
    for (const line of lines) line.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    at: { host: '127.0.0.1', port },
    names(url: string): void {
      named = new URL(url)
    },
  }
}
