import { connect, type Socket } from 'node:net'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'
import { listen } from './sockets.ts'

export const proof = defineProof({
  name: 'stop',
  promise:
    'SIGTERM: requests under way are answered, sockets close with 4200, `/health/ready` says 503, new connections get 503 for a while and are refused then, exit 0',
  how: '50 requests under way and 500 sockets at each of 20 signals; of 50 requests on new connections right before it those that were reset are counted',
  minutes: 6,
  paths: [
    'server/src/platform/http',
    'server/src/platform/realtime',
    'server/src/start.ts',
    'server/src/main.ts',
    'proofs/stop',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`drain.test.ts`, `health.test.ts`',
  fault: undefined,
  options: { rounds: 20 },
  run: (options) => onEach(options, (makePlace) => stopInOrder(makePlace, options.port, options.own.rounds)),
})

const REQUESTS = 50
const SOCKETS = 500
const FRESH = 50
const RECONNECT = 4200
const UNANSWERED = 'closed without an answer'

async function stopInOrder(makePlace: MakePlace, port: number, rounds: number): Promise<Finding> {
  const place = await makePlace()
  const seen: Seen[] = []
  const people: Client[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const server = startServer(place.environment, port)
      await server.ready()
      if (people.length === 0) people.push(...(await signedIn(server))) // sessions outlive the server
      seen.push(await stopOnce(server, people))
    }
  } finally {
    for (const client of people) client.close()
    await place.clean()
  }
  return { figures: figuresOf(seen), violations: seen.flatMap((one, at) => violationsOf(one).map((text) => `signal ${at + 1}: ${text}`)) }
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

async function stopOnce(server: Server, people: readonly Client[]): Promise<Seen> {
  const probe = new Client(server.port, 1)
  await Promise.all([probe, ...people].map((client) => client.ask('GET', '/health/ready'))) // each has a connection that stands
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => listen(server.port)))
  const begun = performance.now()
  const answers = people.map((client, index) => client.ask('POST', '/api/order', draft(index)).then(({ status }) => status, String))
  await Promise.race(answers) // the server is in the midst of them
  const fresh = await sendFresh(server.port)
  server.signal('SIGTERM')
  const draining = askUntilRefused(probe)
  const { code } = await server.ended()
  const took = performance.now() - begun

  const [statuses, justBefore] = [await Promise.all(answers), await Promise.all(fresh)]
  const closed = await Promise.all(sockets.map((socket) => socket.closed))
  for (const client of [probe, ...people]) client.close()
  return { code, took, statuses, justBefore, closed, draining: await draining, refused: await refused(server.port) }
}

/** What was reset is a figure: nobody can promise it for a connection that the kernel accepted and Node never saw. */
function violationsOf({ code, statuses, justBefore, closed, draining, refused: after }: Seen): string[] {
  const lost = closed.filter((reason) => reason !== RECONNECT)
  return [
    ...(code === 0 ? [] : [`it ended with ${code}`]),
    ...statuses.filter((status) => status !== 201).map((status) => `a request under way was answered ${status}`),
    ...justBefore
      .filter((answer) => !isReset(answer) && !/^HTTP\/1\.1 (200|503) /.test(answer))
      .map((answer) => `right before it: ${answer}`),
    ...(lost.length === 0 ? [] : [`${lost.length} sockets closed with ${[...new Set(lost)].join(', ')}`]),
    ...(draining === '503 {"status":"draining"}' ? [] : [`ready said ${draining} while draining`]),
    ...(after === 'ECONNREFUSED' ? [] : [`a connection afterwards: ${after}`]),
  ]
}

function figuresOf(seen: readonly Seen[]): string[] {
  const count = <One>(all: (one: Seen) => readonly One[], isMeant: (one: One) => boolean): string => {
    const found = seen.flatMap(all)
    return `${found.filter(isMeant).length} of ${found.length}`
  }
  return [
    `${seen.length} signals: ${count(
      ({ statuses }) => statuses,
      (status) => status === 201,
    )} requests under way answered`,
    `${count(
      ({ closed }) => closed,
      (code) => code === RECONNECT,
    )} sockets closed with ${RECONNECT}`,
    `${count(({ justBefore }) => justBefore, isReset)} on new connections right before it reset`,
    `gone: ${spread(seen.map(({ took }) => took))}`,
  ]
}

function isReset(answer: string): boolean {
  return answer === 'ECONNRESET' || answer === 'EPIPE' || answer === UNANSWERED
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
    line.once('close', () => resolve(UNANSWERED))
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
