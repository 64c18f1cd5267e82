import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

const COUNT = 1_300
const MOST = 500

let app: TestApp
let embedded: string | undefined
/** The number of orders in each batch of rows. */
let batches: number[]
/** Called before each batch is read. */
let beforeBatch: () => unknown

beforeAll(async () => {
  app = await testApp()
  const { id } = await buildOrder(app.world)
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code)
    select organization_id, country_id, 'BATCH' || n, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code
    from orders, generate_series(2, ${COUNT}::integer) as n where id = ${id}`.execute(app.world.db)
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  embedded = app.app.platform.config.databaseUrl
})
beforeEach(() => {
  batches = []
  beforeBatch = () => undefined
  const executor = app.world.db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  vi.spyOn(executor, 'executeQuery').mockImplementation(async (statement) => {
    const rows = rowsIn(statement)
    if (rows > 0) {
      batches.push(rows)
      await beforeBatch()
    }
    return execute(statement)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(app.app.platform.config, { databaseUrl: embedded })
})
afterAll(() => app.close())

/** Returns the number of orders in the statement for rows, the only one with an ordered list of ids. */
function rowsIn({ sql, parameters }: CompiledQuery): number {
  if (!sql.includes('with ordinality')) return 0
  const ids = parameters.find((value): value is string => typeof value === 'string' && value.startsWith('{'))
  return ids?.split(',').length ?? 0
}

async function begin(format: string): Promise<IncomingMessage> {
  const { port } = app.app.fastify.server.address() as AddressInfo // it listens on a port
  const headers = { ...(await app.credentials('logist')), 'content-type': 'application/json' }
  const asking = request({ port, path: '/api/order/export', method: 'POST', agent: false, headers })
  asking.end(JSON.stringify({ format }))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // the arguments of this event
  return answer
}

test.each(['postgres://a-server-of-its-own', undefined])(
  'no batch is over five hundred rows, and all are read: %s',
  async (databaseUrl) => {
    Object.assign(app.app.platform.config, { databaseUrl })
    const logist = await app.as('logist')
    vi.spyOn(performance, 'now').mockImplementation(quiet())
    expect((await logist.post('/order/export', { format: 'csv' })).statusCode).toBe(200)
    expect(batches.reduce((sum, rows) => sum + rows, 0)).toBe(COUNT)
    expect(Math.max(...batches)).toBeLessThanOrEqual(MOST)
  },
)

/** Blocks reading after the first batch until the returned function is called. */
function holdSecond(): () => void {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  beforeBatch = () => (batches.length > 1 ? held : undefined)
  return () => go()
}

test.each([
  ['csv', 'beside others'],
  ['xlsx', 'beside others'],
  ['csv', 'alone'],
  ['xlsx', 'alone'],
])('the first byte of %s is sent before the second batch is read: %s', async (format, company) => {
  if (company === 'alone') vi.spyOn(performance, 'now').mockImplementation(quiet())
  const go = holdSecond()
  const answer = await begin(format)
  const [first] = (await once(answer, 'data')) as [Buffer] // the arguments of this event
  expect(first.byteLength).toBeGreaterThan(0)
  go()
  await once(answer.resume(), 'end')
  expect(batches.length).toBeGreaterThan(2)
})

test.each(['beside others', 'alone'])('a file that is given up reads at most one more batch: %s', async (company) => {
  if (company === 'alone') vi.spyOn(performance, 'now').mockImplementation(quiet())
  const go = holdSecond()
  const begun = once(app.app.fastify.server, 'request') as Promise<[IncomingMessage, ServerResponse]> // the arguments of this event
  const answer = await begin('csv')
  await once(answer, 'data')
  const [, response] = await begun
  const closed = once(response, 'close')
  answer.destroy()
  await closed
  go()
  const logist = await app.as('logist')
  for (let time = 0; time < 20; time += 1) await logist.get('/order?per_page=10')
  expect(batches.length).toBeLessThanOrEqual(3)
})

test('other requests have a turn between two batches', async () => {
  let turns = 0
  const seen: number[] = []
  beforeBatch = () => seen.push(turns)
  let turn = setImmediate(function count() {
    turns += 1
    turn = setImmediate(count)
  })
  await (await app.as('logist')).post('/order/export', { format: 'csv' })
  clearImmediate(turn)
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen).size).toBe(seen.length)
})

/** Returns a clock without recent requests: the batches reach their largest size. */
function quiet(): () => number {
  let now = performance.now() + 1_000
  return () => {
    now += 150
    return now
  }
}
