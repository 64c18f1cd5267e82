import { manyOrders } from '../export/orders.ts'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, onEach, type Place } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'
import { isReset, isSentAway, isServed, knock, type Outcome, sendAtOnce } from './doors.ts'
import { beginFile, type FileUnderWay } from './files.ts'
import { listen } from './sockets.ts'

export const proof = defineProof({
  name: 'stop',
  promise:
    'SIGTERM: requests under way are answered, files end whole or are cut so that nobody takes them for whole, sockets close with 4200, `/health/ready` says 503, new connections get 503 for a while and are refused then, exit 0',
  how: '50 requests under way and 500 sockets at each of 20 signals, at every fourth also two exports of 25 MB, of which one is read and one is not; of 50 requests on new connections right before it, and of those on new connections after it, one by one until the port is closed, what was reset is counted',
  minutes: 6,
  paths: [
    'server/src/platform/http',
    'server/src/features/order-export',
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
  fault: 'who comes after the signal is served as ever instead of being sent away',
  options: { rounds: 20 },
  run: (options) => onEach(options, (makePlace) => stopInOrder(makePlace, options, options.own.rounds)),
})

const REQUESTS = 50
const SOCKETS = 500
const FRESH = 50
const RECONNECT = 4200
/** A client that reads nothing delays the stop as long as the server waits at all. */
const FILES_EVERY = 4
const ORDERS = 2_000

async function stopInOrder(makePlace: MakePlace, { port, seed }: Options, rounds: number): Promise<Finding> {
  const place = await makePlace()
  await fill(place, port, seed)
  const seen: Seen[] = []
  const people: Client[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const server = startServer(place.environment, port)
      await server.ready()
      if (people.length === 0) people.push(...(await signedIn(server))) // sessions survive the server's end
      const files = round % FILES_EVERY === 1 ? await Promise.all(people.slice(0, 2).map(beginFile)) : []
      seen.push(await stopOnce(server, people.slice(2), files))
    }
  } finally {
    for (const client of people) client.close()
    await place.clean()
  }
  return { figures: figuresOf(seen), violations: seen.flatMap((one, at) => violationsOf(one).map((text) => `signal ${at + 1}: ${text}`)) }
}

/** Fills the place: the first start makes the demo world, then more orders than any network buffers unread. */
async function fill(place: Place, port: number, seed: number): Promise<void> {
  const server = startServer(place.environment, port)
  await server.ready()
  await server.stop()
  await place.read((query) => query(manyOrders(LOGIST, ORDERS, seed)))
}

interface Seen {
  readonly code: number | null
  readonly took: number
  readonly statuses: readonly (number | string)[]
  /** Results of connections opened for it right before the signal. */
  readonly justBefore: readonly Outcome[]
  /** Results of connections opened for it after the signal, one by one until the port was closed. */
  readonly after: readonly Outcome[]
  readonly closed: readonly (number | undefined)[]
  readonly files: readonly string[]
  readonly draining: string
}

async function stopOnce(server: Server, people: readonly Client[], [read, unread]: readonly FileUnderWay[]): Promise<Seen> {
  const probe = new Client(server.port, 1)
  await Promise.all([probe, ...people].map((client) => client.ask('GET', '/health/ready'))) // each has an open connection
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => listen(server.port)))
  const begun = performance.now()
  const answers = people.map((client, index) => client.ask('POST', '/api/order', draft(index)).then(({ status }) => status, String))
  await Promise.race(answers) // the server is busy with them
  const fresh = await sendAtOnce(server.port, FRESH)
  const reading = read?.end()
  server.signal('SIGTERM')
  const knocking = knock(server.port)
  const draining = askUntilRefused(probe)
  const { code } = await server.ended()
  const took = performance.now() - begun

  const [statuses, justBefore, after] = [await Promise.all(answers), await Promise.all(fresh), await knocking]
  const files = [await reading, await unread?.end()].filter((end) => end !== undefined)
  const closed = await Promise.all(sockets.map((socket) => socket.closed))
  for (const client of [probe, ...people]) client.close()
  return { code, took, statuses, justBefore, after, closed, files, draining: await draining }
}

/** Reset connections are only a figure: the kernel may accept a connection that Node never sees, so nobody can promise zero. */
function violationsOf({ code, statuses, justBefore, after, closed, files, draining }: Seen): string[] {
  const lost = closed.filter((reason) => reason !== RECONNECT)
  const newcomers = after.slice(0, -1) // the last one found the port closed
  const away = newcomers.findIndex(isSentAway)
  return [
    ...(code === 0 ? [] : [`it ended with ${code}`]),
    ...statuses.filter((status) => status !== 201).map((status) => `a request under way was answered ${status}`),
    ...justBefore.filter((one) => !isReset(one) && !isServed(one) && !isSentAway(one)).map(({ line }) => `right before it: ${line}`),
    ...(away < 0 ? ['nobody was sent away'] : []),
    ...newcomers
      .filter((one, at) => !isReset(one) && !isSentAway(one) && !(isServed(one) && at < away))
      .map(({ line, saysWhen }) => `a newcomer: ${line}${saysWhen ? '' : ', without a word of when to come again'}`),
    ...files.filter((end) => end !== 'whole' && end !== 'refused').map((end) => `a file ${end}`),
    ...(lost.length === 0 ? [] : [`${lost.length} sockets closed with ${[...new Set(lost)].join(', ')}`]),
    ...(draining === '503 {"status":"draining"}' ? [] : [`ready said ${draining} while draining`]),
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
    `${count(
      ({ files }) => files,
      (end) => end === 'whole',
    )} files whole, ${count(
      ({ files }) => files,
      (end) => end === 'refused',
    )} cut`,
    `${count(({ justBefore }) => justBefore, isReset)} on new connections right before it reset`,
    `${count(({ after }) => after.slice(0, -1), isSentAway)} newcomers sent away, ${count(({ after }) => after.slice(0, -1), isReset)} reset`,
    `gone: ${spread(seen.map(({ took }) => took))}`,
  ]
}

async function signedIn(server: Server): Promise<Client[]> {
  const clients = Array.from({ length: REQUESTS + 2 }, () => new Client(server.port, 1))
  for (const client of clients) await client.login(LOGIST, PASSWORD)
  return clients
}

function draft(index: number): object {
  return { customer_full_name: `Bob Ray ${index}`, customer_address: 'Main Street 1' }
}

/** Asks on a kept connection until it is refused: the signal may arrive a moment after the request. */
async function askUntilRefused(probe: Client): Promise<string> {
  for (;;) {
    const said = await probe.ask('GET', '/health/ready').then(({ status, text }) => `${status} ${text}`, String)
    if (!said.startsWith('200')) return said
  }
}
