import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { cellsOf } from './cells.testing.ts'
import { everyPage, exported } from './export.testing.ts'

/** The number of each kind; the proof `export` has ten thousand. */
const COUNT = 300
/** The number of orders with 25,000 characters each: no network buffers their whole file. */
const LONG = 500
/** The status of the long ones only. */
const ALL_LONG = { status_id: [9] }
const OTHERS = { status_id: [1, 2, 3, 4, 5], sort: '-total,id' }
const FORMATS = ['xlsx', 'csv'] as const

let test: TestApp
let logist: Visitor
let headers: Record<string, string>
let port: number

beforeAll(async () => {
  test = await testApp()
  await buildMany(test)
  await buildLong(test)
  logist = await test.as('logist')
  headers = { ...(await test.credentials('logist')), 'content-type': 'application/json' }
  await test.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.fastify.server.address() as AddressInfo).port // it listens on a port
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => test.close())

/**
 * Sends a request like a browser; returns when the answer has begun. Uses a new connection each time: one that has carried a file buffers a
 * whole one.
 */
async function begin(wish: object, session = headers): Promise<IncomingMessage> {
  const asking = request({ port, path: '/api/order/export', method: 'POST', headers: session, agent: false })
  asking.end(JSON.stringify(wish))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // the arguments of this event
  return answer
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer) // no encoding is set
  return Buffer.concat(parts).toString()
}

async function lengthOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const part of answer) bytes += (part as Buffer).length // no encoding is set
  return bytes
}

describe('an export of three hundred orders', () => {
  it.each(FORMATS)('contains all of them as %s, each cell as in the API', async (format) => {
    const orders = await everyPage(logist, OTHERS.sort, 'status_id=1,2,3,4,5')
    const [, ...rows] = await exported(logist, { format, filters: OTHERS }, { 'x-tz-name': 'Europe/Berlin' })
    expect([orders.length, rows.length]).toEqual([COUNT, COUNT])
    expect(rows).toEqual(orders.map((order) => cellsOf(order, format)))
  })

  it('has the number of rows in a header', async () => {
    const answer = await begin({ format: 'csv', filters: { status_id: [5] } })
    expect([answer.headers['x-total-rows'], answer.headers['content-type']]).toEqual(['60', 'text/csv; charset=utf-8'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Orders \d{4}-\d\d-\d\d\.csv"/)
    expect(await lengthOf(answer)).toBeGreaterThan(10_000)
  })
})

describe('two exports of one person at once', () => {
  it('run, and a third is refused until one has ended or is given up; other people are not affected', async () => {
    const wish = { format: 'csv', filters: ALL_LONG }
    const [first, second] = [await begin(wish), await begin(wish)]
    const third = await begin(wish)
    expect([first.statusCode, second.statusCode, third.statusCode, third.headers['retry-after']]).toEqual([200, 200, 429, '5'])
    expect((await (await test.as('reporter')).post('/order/export', { format: 'csv', filters: OTHERS })).statusCode).toBe(200)
    third.resume()
    second.destroy()
    await expect.poll(async () => (await logist.post('/order/export', { format: 'csv', filters: OTHERS })).statusCode).toBe(200)
    expect(await lengthOf(first)).toBeGreaterThan(LONG * 25_000)
  })

  it('are cut when nothing was read for a minute, and a third can start', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const responses: ServerResponse[] = []
    const note = (_: IncomingMessage, response: ServerResponse) => void responses.push(response)
    test.app.fastify.server.on('request', note)
    const wish = { format: 'csv', filters: ALL_LONG }
    const untaken = [await begin(wish), await begin(wish)]
    const third = async () => (await logist.post('/order/export', { format: 'csv', filters: OTHERS })).statusCode
    try {
      expect([await third(), responses.length]).toEqual([429, 2])
      // Repeated: one may still be waiting for its rows.
      await expect.poll(() => vi.advanceTimersByTime(60_000) && responses.every(({ destroyed }) => destroyed)).toBe(true)
      await expect.poll(third).toBe(200)
      for (const answer of untaken) await expect(lengthOf(answer)).rejects.toThrow('aborted')
    } finally {
      for (const answer of untaken) answer.destroy()
      test.app.fastify.server.off('request', note)
      vi.useRealTimers()
    }
  })

  it('leave turns for others: orders move meanwhile, and each is in each file once', async () => {
    const files = Promise.all(FORMATS.map((format) => exported(logist, { format, filters: OTHERS })))
    const { data } = (await logist.get('/order?status_id=1&per_page=10')).json()
    for (const { id } of data) expect((await logist.post(`/order/status/${id}/2`)).statusCode).toBe(200)
    for (const [, ...rows] of await files) expect([rows.length, new Set(rows.map(([id]) => String(id))).size]).toEqual([COUNT, COUNT])
  })

  it('leave out orders removed before their batch', async () => {
    const answer = await begin({ format: 'csv', filters: { ...ALL_LONG, sort: 'id' } })
    const orders = test.world.db.updateTable('orders').where('track', '=', `LONG${LONG}`)
    await orders.set({ deleted_at: new Date() }).execute()
    try {
      const text = await textOf(answer)
      expect([text.includes(`LONG${LONG - 1}`), text.includes(`LONG${LONG}`)]).toEqual([true, false])
    } finally {
      await orders.set({ deleted_at: null }).execute()
    }
  })

  it('a refused export takes no turn', async () => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await logist.post('/order/export', { order_ids: [2_147_483_647] })
      expect(answer.statusCode).toBe(422)
    }
  })
})

describe('an export that breaks off', () => {
  it('cuts the connection when rows cannot be read', async () => {
    const answer = await begin({ format: 'csv', filters: ALL_LONG })
    await test.world.db.schema.alterTable('orders').renameColumn('products_amount', 'gone').execute()
    try {
      await expect(lengthOf(answer)).rejects.toThrow('aborted')
    } finally {
      await test.world.db.schema.alterTable('orders').renameColumn('gone', 'products_amount').execute()
    }
  })

  it('ends soon after its person has lost the right', async () => {
    const own = { ...headers, ...(await test.credentials('logist')) }
    const [lost, kept] = [await begin({ format: 'csv', filters: ALL_LONG }, own), await begin({ format: 'csv', filters: ALL_LONG })]
    await test.app.fastify.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { cookie: own.cookie, 'x-xsrf-token': own['x-xsrf-token'] },
    })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_001)
    await expect(lengthOf(lost)).rejects.toThrow('aborted')
    expect(await lengthOf(kept)).toBeGreaterThan(LONG * 25_000)
  })
})

/** Builds many different orders, some with all fields and some with none. */
async function buildMany({ world }: TestApp): Promise<void> {
  const { db, courier, organization } = world
  const { id } = await buildOrder(world)
  const { rows } = await sql<{ id: number }>`insert into order_sub_statuses (organization_id, status_id, name)
    values (${organization}, 5, 'Refused, "again"') returning id`.execute(db)
  await sql`insert into orders (organization_id, country_id, track, foreign_id, status_id, sub_status_id, customer_full_name, customer_phone,
      customer_address, payment_type, products, products_amount, order_price, delivery_price, total, currency_code, delivery_from,
      delivery_to, delivered_at, courier_id, paid_at, created_at)
    select organization_id, country_id, 'MANY' || n, case when n % 3 = 0 then 'SHOP,' || n end, case when n % 5 = 0 then 5 else 1 + n % 4 end,
      case when n % 5 = 0 then ${rows[0]?.id}::integer end, 'Žofia "' || n || E'"\nÜnal', case when n % 2 = 0 then '+49 30 ' || (1000000 + n) end,
      'Straße ' || n || repeat(' am langen Weg', 8) || ', Кyїв', case when n % 4 > 0 then 1 + n % 2 end,
      jsonb_build_array(jsonb_build_object('name', 'Lamp; ' || n, 'sku', case when n % 2 = 0 then 'L-' || n end, 'quantity', n % 7 + 1, 'price', '1.50')),
      n % 7 + 1, n::numeric / 100, n % 10, n::numeric / 100 + n % 10, 'EUR',
      case when n % 4 = 0 then timestamptz '2026-03-28 20:00Z' + n * interval '1 minute' end,
      case when n % 4 = 0 then timestamptz '2026-03-28 23:00Z' + n * interval '1 minute' end,
      case when n % 6 = 0 then timestamptz '2026-10-24 20:00Z' + n * interval '1 minute' end,
      case when n % 3 = 1 then ${courier}::integer end, case when n % 2 = 0 then now() end,
      timestamptz '2026-01-01 00:00Z' + n * interval '61 seconds 17 milliseconds'
    from orders, generate_series(2, ${COUNT}::integer) as n where id = ${id}`.execute(db)
}

async function buildLong({ world }: TestApp): Promise<void> {
  const { id } = await buildOrder(world, { status_id: 9 })
  await sql`update orders set track = 'LONG1', products = jsonb_build_array(products -> 0 || jsonb_build_object('name', repeat('Lamp ', 5000)))
    where id = ${id}`.execute(world.db)
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code)
    select organization_id, country_id, 'LONG' || n, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code
    from orders, generate_series(2, ${LONG}::integer) as n where id = ${id}`.execute(world.db)
}
