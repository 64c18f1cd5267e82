import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GatewayBehaviour =
  | 'takes'
  | 'fails'
  | 'hangs'
  | 'redirects'
  | 'talks nonsense'
  | 'never ends'
  | 'dies'
  | 'takes and stalls'
  | 'takes and breaks off'
  | 'fails and stalls'
  | 'takes late'

/** Milliseconds. */
const A_WHILE = 100

export interface TakenMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

/** A test's stand-in for an operator’s gateway, on a port of its own. */
export interface GatewayServer {
  readonly url: string
  readonly taken: TakenMessage[]
  /** Received requests, accepted or not. */
  readonly asked: TakenMessage[]
  behave(behaviour: GatewayBehaviour): void
  close(): Promise<void>
}

export async function openGateway(): Promise<GatewayServer> {
  let behaviour: GatewayBehaviour = 'takes'
  const taken: TakenMessage[] = []
  const asked: TakenMessage[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = { headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown> } // the client’s own JSON
      asked.push(message)
      if (behaviour === 'hangs') return
      if (behaviour === 'dies') return void request.socket.destroy()
      if (behaviour === 'fails') return void response.writeHead(503).end('later')
      if (behaviour === 'redirects') return void response.writeHead(307, { location: '/elsewhere' }).end()
      if (behaviour === 'fails and stalls') return void response.writeHead(503).write('la')
      taken.push(message)
      if (behaviour === 'takes late') return void setTimeout(() => response.writeHead(200).end('{}'), A_WHILE)
      if (behaviour === 'takes and stalls') return void response.writeHead(202).write('{')
      if (behaviour === 'takes and breaks off')
        return void response.writeHead(200, { 'content-length': '1000' }).write('{', () => request.socket.destroy())
      if (behaviour === 'talks nonsense') return void response.writeHead(202, { 'content-type': 'application/json' }).end('{<')
      if (behaviour !== 'never ends') return void response.writeHead(200).end('{}')
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(16_384)), 1)
      response.on('close', () => clearInterval(more))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://user:p%40ss@127.0.0.1:${port}/send`,
    taken,
    asked,
    behave(next) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
