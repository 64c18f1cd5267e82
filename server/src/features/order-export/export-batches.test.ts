import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import * as queries from './order-export.queries.ts'

vi.mock('./order-export.queries.ts', { spy: true })

const COUNT = 1_300
const MOST = 500

let app: TestApp
let embedded: string | undefined

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
beforeEach(() => void vi.mocked(queries.findRowsText).mockClear())
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(app.app.platform.config, { databaseUrl: embedded })
})
afterAll(() => app.close())

/** How many ids each batch asked for. */
function batches(): number[] {
  return vi.mocked(queries.findRowsText).mock.calls.map(([, , , ids]) => ids.split(',').length)
}

async function begin(format: string): Promise<IncomingMessage> {
  const { port } = app.app.fastify.server.address() as AddressInfo // it listens on one
  const headers = { ...(await app.credentials('logist')), 'content-type': 'application/json' }
  const asking = request({ port, path: '/api/order/export', method: 'POST', headers })
  asking.end(JSON.stringify({ format }))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // what this event carries
  return answer
}

test.each(['postgres://a-server-of-its-own', undefined])(
  'no batch is over five hundred rows, and all are read: %s',
  async (databaseUrl) => {
    Object.assign(app.app.platform.config, { databaseUrl })
    const logist = await app.as('logist')
    vi.spyOn(performance, 'now').mockImplementation(quiet())
    expect((await logist.post('/order/export', { format: 'csv' })).statusCode).toBe(200)
    expect(batches().reduce((sum, rows) => sum + rows, 0)).toBe(COUNT)
    expect(Math.max(...batches())).toBeLessThanOrEqual(MOST)
  },
)

test.each(['csv', 'xlsx'])('the first byte of %s leaves before the second batch is read', async (format) => {
  const { findRowsText } = await vi.importActual<typeof queries>('./order-export.queries.ts')
  let go = () => {}
  const isTaken = new Promise<void>((resolve) => {
    go = resolve
  })
  vi.mocked(queries.findRowsText).mockImplementation(async (...asked) => {
    if (batches().length > 1) await isTaken
    return findRowsText(...asked)
  })
  const answer = await begin(format)
  const [first] = (await once(answer, 'data')) as [Buffer] // what this event carries
  expect(first.byteLength).toBeGreaterThan(0)
  go()
  await once(answer.resume(), 'end')
  expect(batches().length).toBeGreaterThan(2)
})

/** A clock by which nobody has asked for anything lately: the batches are as large as they get. */
function quiet(): () => number {
  let now = performance.now() + 1_000
  return () => {
    now += 150
    return now
  }
}
