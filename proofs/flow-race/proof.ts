import { Client, LOGIST, ORGANIZATION_ADMIN, PASSWORD } from '../kit/client.ts'
import { Dice } from '../kit/dice.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'

export const proof = defineProof({
  name: 'flow-race',
  promise:
    'a move beside a flow that is being saved is judged by one version of it, the one before or the one after; its log row says which, and a refused move leaves no row',
  how: 'in each round four orders are moved over two steps of which only one version of the flow has each, while the other version is saved; answers and rows of the log are compared with the version that each row names',
  minutes: 1,
  paths: [
    'server/src/features/order-flow',
    'server/src/features/order-flow-edit',
    'server/src/features/order-move',
    'server/src/features/order',
    'proofs/flow-race',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: undefined,
  options: { rounds: 200 },
  run: ({ own: { rounds }, ...options }) => onEach({ ...options, own: {} }, (makePlace) => race(makePlace, { ...options, rounds })),
})

interface Settings {
  readonly seed: number
  readonly port: number
  readonly rounds: number
}

const [NEW, PROCESSING, READY] = [1, 2, 3]
const MOVES = 4
/** About the duration of a save. */
const LONGEST_DELAY_MS = 12

interface Link {
  readonly status_from: number
  readonly status_to: number
  readonly roles: readonly string[]
}

interface Flow {
  readonly id: number
  readonly version: number
  readonly links: readonly Link[]
}

interface Move {
  readonly order: number
  readonly to: number
  readonly status: number
}

async function race(makePlace: MakePlace, { seed, port, rounds }: Settings): Promise<Finding> {
  const place = await makePlace()
  const server = startServer(place.environment, port)
  const moves: Move[] = []
  /** The status to which a new order may move, by the version of the flow. */
  const ways = new Map<number, number>()
  try {
    await server.ready()
    const dice = new Dice(seed)
    const [office, logist] = [new Client(port), new Client(port, MOVES)]
    await office.login(ORGANIZATION_ADMIN, PASSWORD)
    await logist.login(LOGIST, PASSWORD)
    let flow = await own(office, logist)
    let way = PROCESSING
    ways.set(flow.version, way)
    for (let round = 0; round < rounds; round += 1) {
      const orders = await Promise.all(Array.from({ length: MOVES }, () => placeOrder(logist)))
      const next = way === PROCESSING ? READY : PROCESSING
      const wait = dice.between(0, LONGEST_DELAY_MS)
      const saving = later(wait, () => saved(office, flow, next))
      const moving = orders.map(async (order) => {
        const to = dice.chance(0.5) ? PROCESSING : READY
        const { status } = await later(dice.between(0, LONGEST_DELAY_MS), () => logist.ask('POST', `/api/order/status/${order}/${to}`, {}))
        moves.push({ order, to, status })
      })
      flow = await saving
      await Promise.all(moving)
      way = next
      ways.set(flow.version, way)
    }
    office.close()
    logist.close()
    await server.stop()
    return await place.read(async (query) => compared(moves, ways, flow.id, await query<LogRow>(LOG)))
  } finally {
    if (!server.hasEnded()) await server.kill()
    await place.clean()
  }
}

/** Makes a flow of the organization for the logist's country; a new order has one way in it. */
async function own(office: Client, logist: Client): Promise<Flow> {
  const { country_id } = dataOf<{ country_id: number }>(await logist.ask('GET', '/api/user/profile'))
  const made = dataOf<Flow>(await office.ask('POST', '/api/order-flow', { name: 'Race', country_id }))
  return saved(office, made, PROCESSING)
}

async function saved(office: Client, { id, links }: Flow, way: number): Promise<Flow> {
  const others = links.filter(({ status_from }) => status_from !== NEW)
  const own = { status_from: NEW, status_to: way, roles: ['logist'] }
  return dataOf<Flow>(await office.ask('PUT', `/api/order-flow/${id}`, { links: [own, ...others.map(bare)] }))
}

function bare({ status_from, status_to, roles }: Link): Link {
  return { status_from, status_to, roles }
}

async function placeOrder(logist: Client): Promise<number> {
  const answer = await logist.ask('POST', '/api/order', {
    customer_full_name: 'Greta Sommerfeld',
    customer_phone: '+49 40 5550 1234',
    customer_address: 'Große Elbstraße 14, 22767 Hamburg',
    payment_type: 1,
    products: [{ name: 'Desk lamp', quantity: 1, price: '39.90' }],
    delivery_price: '4.90',
  })
  return dataOf<{ id: number }>(answer).id
}

function dataOf<Data>({ status, text }: { status: number; text: string }): Data {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return (JSON.parse(text) as { data: Data }).data // it passed the schema of its endpoint
}

function later<Result>(milliseconds: number, act: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => setTimeout(() => void act().then(resolve, reject), milliseconds))
}

interface LogRow {
  readonly order_id: number
  readonly status_to: number
  readonly flow_id: number | null
  readonly flow_version: number | null
  readonly status_id: number
}

const LOG = `select log.order_id, log.status_to, log.flow_id, log.flow_version, o.status_id
  from order_status_log log join orders o on o.id = log.order_id where log.status_from is not null`

function compared(moves: readonly Move[], ways: ReadonlyMap<number, number>, flowId: number, log: readonly LogRow[]): Finding {
  const violations: string[] = []
  for (const { order, to, status } of moves) {
    const rows = log.filter(({ order_id }) => order_id === order)
    const [row] = rows
    if (status !== 200) {
      if (status >= 500) violations.push(`order ${order} to ${to}: ${status}`)
      if (rows.length > 0) violations.push(`order ${order} was refused with ${status} and stands in the log`)
    } else if (!row || rows.length > 1) violations.push(`order ${order} was moved once and stands ${rows.length} times in the log`)
    else {
      const way = row.flow_version === null ? undefined : ways.get(row.flow_version)
      if (row.flow_id !== flowId || way !== to || row.status_to !== to || row.status_id !== to)
        violations.push(`order ${order} went to ${to} by flow ${row.flow_id}, version ${row.flow_version}, which leads to ${way}`)
    }
  }
  const passed = moves.filter(({ status }) => status === 200).length
  const judged = new Set(log.map(({ flow_version }) => flow_version)).size
  if (passed === 0 || passed === moves.length) violations.push(`${passed} of ${moves.length} moves passed: nothing was raced for`)
  return { figures: [`${moves.length} moves beside ${ways.size} saved flows: ${passed} passed, by ${judged} versions`], violations }
}
