import { connect, type Socket } from 'node:net'
import type { TestApp } from '#testing/app.ts'

/** An answer as it was received. */
interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Line {
  readonly socket: Socket
  /** Everything received until the server closed. */
  readonly answer: Promise<WireAnswer | undefined>
}

/** Starts the test's server on a port of its own, for requests that `inject` cannot send. */
export async function listenOn({ app }: TestApp): Promise<number> {
  return Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** Sends raw bytes and keeps the connection. */
export function openLine(port: number, text: string): Line {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (bytes) => chunks.push(bytes))
  socket.on('error', () => undefined)
  const answer = new Promise<WireAnswer | undefined>((resolve) => socket.once('close', () => resolve(readAnswer(Buffer.concat(chunks)))))
  socket.write(text, 'latin1')
  return { socket, answer }
}

/** Sends one request that closes the connection, and returns its answer. */
export function exchange(
  port: number,
  start: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<WireAnswer | undefined> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return openLine(port, [`${start} HTTP/1.1`, ...lines, '', body].join('\r\n')).answer
}

interface SlowRequest {
  readonly start: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Sends the head, waits until it is settled and `meanwhile` is done, and only then sends the body. A refused head is answered at once. */
export async function exchangeSlowly(
  port: number,
  { start, headers, body }: SlowRequest,
  { settled, meanwhile }: { settled: Promise<void>; meanwhile: () => Promise<unknown> },
): Promise<WireAnswer | undefined> {
  const all = { host: 'localhost', connection: 'close', 'content-length': Buffer.byteLength(body), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const { socket, answer } = openLine(port, [`${start} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  await Promise.race([settled, answer])
  await meanwhile()
  socket.write(body)
  return answer
}

function readAnswer(bytes: Buffer): WireAnswer | undefined {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = Number(first.split(' ')[1])
  if (end < 0 || Number.isNaN(status)) return undefined
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const body = text.slice(end + 4)
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? unchunked(body) : body }
}

function unchunked(body: string): string {
  const size = Number.parseInt(body, 16)
  const start = body.indexOf('\r\n') + 2
  return size > 0 ? body.slice(start, start + size) + unchunked(body.slice(start + size + 2)) : ''
}

/** Checks for the common form of a refusal: JSON with its type, and nothing that a browser could take for another type. */
export function isJsonRefusal(answer: WireAnswer | undefined): boolean {
  if (!answer || answer.status < 400 || answer.status >= 500) return false
  const { headers, body } = answer
  const isJson = headers['content-type']?.startsWith('application/json') && typeof JSON.parse(body).message === 'string'
  return isJson === true && headers['x-content-type-options'] === 'nosniff' && headers['cache-control'] === 'no-store'
}
