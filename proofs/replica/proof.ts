import { manyOrders } from '../export/orders.ts'
import { read } from '../export/reading.ts'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { makeFolder } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { Cluster } from './cluster.ts'

export const proof = defineProof({
  name: 'replica',
  promise:
    'a file of orders is read from the replica and holds what was acknowledged before it was asked for; where the replica is behind, away, broken off or promoted, it comes whole from the primary',
  how: 'two clusters of PostgreSQL of its own, one streaming to the other; an order is made and a file asked for at once, 10 times; then the replica replays nothing; it is killed in the middle of files of 5,000 orders; it is started again; it is promoted',
  minutes: 1,
  paths: ['server/src/db', 'server/src/features/order-export', 'proofs/replica', ':!*.test.ts'],
  needs: ['programs of PostgreSQL'],
  databases: [],
  builds: 'server',
  short: '`read-replica.test.ts`, against databases that answer as asked',
  fault: 'the replica counts as holding all, however far it is',
  options: { times: 10, orders: 5_000 },
  run: tryReplica,
})

async function tryReplica({ seed, port, own }: Options<{ times: number; orders: number }>): Promise<Finding> {
  const primary = await Cluster.make(port + 1)
  await primary.start()
  const replica = await primary.copyTo(port + 2)
  await replica.start()
  const environment = {
    DATA_DIR: makeFolder(),
    APP_KEY: 'the-key-of-every-process-of-this-proof',
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
  }
  const server = startServer(environment, port)
  try {
    await server.ready()
    await primary.read((query) => query(manyOrders(LOGIST, own.orders, seed)))
    return await new Tries(server.port, replica).all(own.times)
  } finally {
    await server.stop()
    await replica.kill()
    await primary.kill()
  }
}

/** The pause after which the server tries a replica again that it has stopped using. */
const RESTED_MS = 6_000

class Tries {
  readonly #client: Client
  readonly #replica: Cluster
  readonly #figures: string[] = []
  readonly #violations: string[] = []

  constructor(port: number, replica: Cluster) {
    this.#client = new Client(port)
    this.#replica = replica
  }

  async all(times: number): Promise<Finding> {
    await this.#client.login(LOGIST, PASSWORD)
    await this.#ownWrites(times)
    await this.#whileBehind()
    await this.#killed()
    await this.#promoted()
    this.#client.close()
    return { figures: this.#figures, violations: this.#violations }
  }

  async #ownWrites(times: number): Promise<void> {
    const before = await readsOf(this.#replica)
    const took: number[] = []
    for (let time = 0; time < times; time += 1) took.push(await this.#newOrderIsThere('a healthy replica'))
    const read = (await readsOf(this.#replica)) - before
    if (read < times) this.#violations.push(`only ${read} reads of orders reached the replica for ${times} files`)
    this.#figures.push(`${times} files with the order made just before: ${spread(took)}`)
  }

  async #whileBehind(): Promise<void> {
    await this.#replica.read((query) => query('select pg_wal_replay_pause()'))
    const took = await this.#newOrderIsThere('a replica that replays nothing')
    await this.#replica.read((query) => query('select pg_wal_replay_resume()'))
    await pause(RESTED_MS)
    const before = await readsOf(this.#replica)
    await this.#newOrderIsThere('a replica that has caught up')
    if ((await readsOf(this.#replica)) === before) this.#violations.push('a replica that has caught up is not read again')
    this.#figures.push(`with a replica that replays nothing after ${Math.round(took)} ms`)
  }

  async #killed(): Promise<void> {
    const whole = (await read(this.#client, 'csv')).rows.length
    const reading = read(this.#client, 'csv')
    await pause(40)
    await this.#replica.kill()
    const { rows, milliseconds } = await reading
    if (rows.length !== whole) this.#violations.push(`a file during which the replica died has ${rows.length} of ${whole} orders`)
    await this.#newOrderIsThere('a replica that is away')
    await this.#replica.start()
    this.#figures.push(`killed in the middle of a file of ${whole} orders, which came after ${Math.round(milliseconds)} ms`)
  }

  async #promoted(): Promise<void> {
    await this.#replica.read((query) => query('select pg_promote(false)'))
    await this.#replica.until(async (query) => (await query<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is === false)
    await pause(RESTED_MS)
    await this.#newOrderIsThere('a replica that was promoted')
  }

  /** Checks that a new order is in the file and returns the milliseconds of the file. */
  async #newOrderIsThere(when: string): Promise<number> {
    const draft = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' }
    const { status, text } = await this.#client.ask('POST', '/api/order', draft)
    if (status !== 201) throw new Error(`An order was answered ${status}: ${text.slice(0, 300)}`)
    const { track } = (JSON.parse(text) as { data: { track: string } }).data // a 201 holds the order
    const { rows, milliseconds } = await read(this.#client, 'csv')
    if (!rows.some((row) => row.includes(track))) this.#violations.push(`with ${when}: the order made just before is not in the file`)
    return milliseconds
  }
}

/** Returns how often orders were read on the replica. */
async function readsOf(replica: Cluster): Promise<number> {
  const text = `select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'orders'`
  const [row] = await replica.read((query) => query<{ reads: string }>(text))
  return Number(row?.reads ?? 0)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
