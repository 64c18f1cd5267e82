import { connect, type Socket } from 'node:net'
import { Client, LOGIST, PASSWORD } from './client.ts'
import type { MakePlace } from './places.ts'
import type { Finding } from './report.ts'
import { type Server, startServer } from './server.ts'
import { listen } from './sockets.ts'

const REQUESTS = 50
const SOCKETS = 500
const FRESH = 50
const GONE_WITHIN_MS = 15_000
const RECONNECT = 4200

/** SIGTERM with requests under way and sockets open: all are answered, all are sent elsewhere, nobody new is let in. */
export async function stopInOrder(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  try {
    const server = startServer(place.environment)
    await server.ready()
    const clients = await signedIn(server)
    const probe = new Client(server.port, 1)
    await probe.ask('GET', '/health/ready')
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => listen(server.port)))

    const begun = performance.now()
    const answers = clients.map((client, index) => client.ask('POST', '/api/order', draft(index)).then(({ status }) => status, String))
    const first = Promise.race(answers)
    await first // the server is in the midst of them
    const fresh = await sendFresh(server.port)
    server.signal('SIGTERM')
    const draining = askUntilRefused(probe)
    const { code } = await server.ended()
    const took = performance.now() - begun

    const statuses = await Promise.all(answers)
    const justBefore = await Promise.all(fresh)
    const closed = await Promise.all(sockets.map((socket) => socket.closed))
    for (const client of [...clients, probe]) client.close()
    return finding({ code, took, statuses, justBefore, closed, draining: await draining, refused: await refused(server.port) })
  } finally {
    await place.clean()
  }
}

interface Seen {
  readonly code: number | null
  readonly took: number
  readonly statuses: readonly (number | string)[]
  /** On connections that were opened for it right before the signal. */
  readonly justBefore: readonly string[]
  readonly closed: readonly (number | undefined)[]
  readonly draining: string
  readonly refused: string
}

function finding({ code, took, statuses, justBefore, closed, draining, refused: after }: Seen): Finding {
  const unanswered = statuses.filter((status) => status !== 201)
  const reset = justBefore.filter((answer) => !answer.startsWith('HTTP/1.1 '))
  const lost = closed.filter((reason) => reason !== RECONNECT)
  const violations = [
    ...(code === 0 ? [] : [`it ended with ${code}`]),
    ...(took <= GONE_WITHIN_MS ? [] : [`it took ${Math.round(took)} ms`]),
    ...unanswered.map((status) => `a request under way was answered ${status}`),
    ...reset.map((answer) => `a request on a new connection right before the signal: ${answer}`),
    ...(lost.length === 0 ? [] : [`${lost.length} sockets closed with ${[...new Set(lost)].join(', ')}`]),
    ...(draining === '503 {"status":"draining"}' ? [] : [`ready said ${draining} while draining`]),
    ...(after === 'ECONNREFUSED' ? [] : [`a connection afterwards: ${after}`]),
  ]
  const figures = [
    `${REQUESTS} requests under way, ${REQUESTS - unanswered.length} answered; ${SOCKETS} sockets, ${SOCKETS - lost.length} closed with ${RECONNECT}`,
    `${FRESH} requests on new connections right before the signal, ${FRESH - reset.length} answered`,
    `exit ${code} after ${Math.round(took)} ms; ready said ${draining} meanwhile`,
  ]
  return { figures, violations }
}

async function signedIn(server: Server): Promise<Client[]> {
  const clients = Array.from({ length: REQUESTS }, () => new Client(server.port, 1))
  for (const client of clients) await client.login(LOGIST, PASSWORD)
  return clients
}

/** Sent, and not looked at by the server yet. */
async function sendFresh(port: number): Promise<Promise<string>[]> {
  const lines = Array.from({ length: FRESH }, () => connect(port, '127.0.0.1'))
  const answers = lines.map(answerOn)
  await Promise.all(lines.map(send))
  return answers
}

function send(line: Socket): Promise<void> {
  return new Promise((resolve) => void line.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve()))
}

function answerOn(line: Socket): Promise<string> {
  return new Promise((resolve) => {
    line.once('data', (bytes) => resolve(String(bytes).split('\r\n')[0] ?? ''))
    line.once('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
    line.once('close', () => resolve('closed without an answer'))
  })
}

function draft(index: number): object {
  return { customer_full_name: `Bob Ray ${index}`, customer_address: 'Main Street 1' }
}

/** On a connection that is kept: the signal may arrive a moment after the question. */
async function askUntilRefused(probe: Client): Promise<string> {
  for (;;) {
    const said = await probe.ask('GET', '/health/ready').then(({ status, text }) => `${status} ${text}`, String)
    if (!said.startsWith('200')) return said
  }
}

async function refused(port: number): Promise<string> {
  const client = new Client(port)
  return client.ask('GET', '/health/live').then(
    ({ status }) => String(status),
    ({ code }: NodeJS.ErrnoException) => String(code),
  )
}
