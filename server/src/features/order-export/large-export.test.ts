import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OrderRow } from '@tracklane/contract/order'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { cellsOf, everyPage, exported } from './export.testing.ts'

const COUNT = 10_000
/** A hundred pages of the list, on a busy machine. */
const PATIENCE = 180_000
const FORMATS = ['xlsx', 'csv'] as const

let test: TestApp
let logist: Visitor
let headers: Record<string, string>
let port: number
let orders: OrderRow[]

beforeAll(async () => {
  test = await testApp()
  await buildMany(test, COUNT)
  logist = await test.as('logist')
  orders = await everyPage(logist, '-total,id')
  headers = { ...(await test.credentials('logist')), 'content-type': 'application/json' }
  await test.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.fastify.server.address() as AddressInfo).port // it listens on one
}, PATIENCE)
afterAll(() => test.close())

/** Asks as a browser does; the answer has begun. */
async function begin(wish: object): Promise<IncomingMessage> {
  const asking = request({ port, path: '/api/order/export', method: 'POST', headers })
  asking.end(JSON.stringify(wish))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // what this event carries
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

describe('ten thousand orders, of which the screen shows 25', () => {
  it.each(FORMATS)('are all in the file as %s, each cell as the API says', { timeout: PATIENCE }, async (format) => {
    const [, ...rows] = await exported(logist, { format, filters: { sort: '-total,id' } }, { 'x-tz-name': 'Europe/Berlin' })
    expect([orders.length, rows.length]).toEqual([COUNT, COUNT])
    expect(rows).toEqual(orders.map((order) => cellsOf(order, format)))
  })

  it('say how many they are before they come', async () => {
    const answer = await begin({ format: 'csv', filters: { status_id: [5] } })
    expect([answer.headers['x-total-rows'], answer.headers['content-type']]).toEqual(['2000', 'text/csv; charset=utf-8'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Orders \d{4}-\d\d-\d\d\.csv"/)
    expect(await lengthOf(answer)).toBeGreaterThan(100_000)
  })
})

describe('two at once for one person', () => {
  it('are made, a third is refused until one has ended or is given up, and others are not concerned', async () => {
    const first = await begin({ format: 'csv' })
    const second = await begin({ format: 'xlsx' })
    const third = await begin({ format: 'csv' })
    expect([first.statusCode, second.statusCode, third.statusCode, third.headers['retry-after']]).toEqual([200, 200, 429, '5'])
    expect((await (await test.as('reporter')).post('/order/export', { format: 'csv' })).statusCode).toBe(200)
    third.resume()
    second.destroy()
    await expect.poll(async () => (await logist.post('/order/export', { format: 'csv', filters: { status_id: [5] } })).statusCode).toBe(200)
    expect(await lengthOf(first)).toBeGreaterThan(1_000_000)
  })

  it('leave everybody else their turn: orders move meanwhile, each is in each file once', async () => {
    const files = Promise.all([exported(logist, { format: 'csv' }), exported(logist, { format: 'xlsx' })])
    const { ids } = await firstIds(20)
    for (const id of ids) expect((await logist.post(`/order/status/${id}/2`)).statusCode).toBe(200)
    for (const [, ...rows] of await files) expect(new Set(rows.map(([id]) => String(id))).size).toBe(COUNT)
  })

  it('what has gone before its turn came is left out', async () => {
    const answer = await begin({ format: 'csv', filters: { sort: 'id' } })
    const last = orders.reduce((one, other) => (one.id > other.id ? one : other))
    await test.world.db.updateTable('orders').set({ deleted_at: new Date() }).where('id', '=', last.id).execute()
    try {
      expect((await textOf(answer)).includes(last.track)).toBe(false)
    } finally {
      await test.world.db.updateTable('orders').set({ deleted_at: null }).where('id', '=', last.id).execute()
    }
  })

  it('a refused one takes no turn', async () => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await logist.post('/order/export', { order_ids: [2_147_483_647] })
      expect(answer.statusCode).toBe(422)
    }
  })
})

async function firstIds(count: number): Promise<{ ids: number[] }> {
  const { data } = (await logist.get(`/order?status_id=1&per_page=${count > 10 ? 25 : 10}`)).json()
  return { ids: data.slice(0, count).map((order: { id: number }) => order.id) }
}

describe('a file that breaks off', () => {
  it('cuts the connection when the rows can no longer be read', async () => {
    const answer = await begin({ format: 'csv' })
    await test.world.db.schema.alterTable('orders').renameColumn('products_amount', 'gone').execute()
    try {
      await expect(lengthOf(answer)).rejects.toThrow('aborted')
    } finally {
      await test.world.db.schema.alterTable('orders').renameColumn('gone', 'products_amount').execute()
    }
  })

  it('ends for whoever has lost the right to it', async () => {
    const answer = await begin({ format: 'xlsx' })
    answer.pause()
    await test.world.db.deleteFrom('sessions').execute()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await expect(lengthOf(answer)).rejects.toThrow('aborted')
  })
})

/** Many orders, no two alike, some with everything and some with nothing; long enough that no network takes all of a file unread. */
async function buildMany({ world }: TestApp, count: number): Promise<void> {
  const { db, courier, organization } = world
  const { id } = await buildOrder(world)
  const { rows } = await sql<{ id: number }>`insert into order_sub_statuses (organization_id, status_id, name)
    values (${organization}, 5, 'Refused, "again"') returning id`.execute(db)
  await sql`insert into orders (organization_id, country_id, track, foreign_id, status_id, sub_status_id, customer_full_name, customer_phone,
      customer_address, payment_type, products, products_amount, order_price, delivery_price, total, currency_code, delivery_from,
      delivery_to, delivered_at, courier_id, paid_at, created_at)
    select organization_id, country_id, 'MANY' || n, case when n % 3 = 0 then 'SHOP,' || n end, case when n % 5 = 0 then 5 else 1 + n % 4 end,
      case when n % 5 = 0 then ${rows[0]?.id}::integer end, 'Žofia "' || n || E'"\nÜnal', case when n % 2 = 0 then '+49 30 ' || (1000000 + n) end,
      'Straße ' || n || repeat(' am langen Weg', 80) || ', Кyїв', case when n % 4 > 0 then 1 + n % 2 end,
      jsonb_build_array(jsonb_build_object('name', 'Lamp; ' || n, 'sku', case when n % 2 = 0 then 'L-' || n end, 'quantity', n % 7 + 1, 'price', '1.50')),
      n % 7 + 1, n::numeric / 100, n % 10, n::numeric / 100 + n % 10, 'EUR',
      case when n % 4 = 0 then timestamptz '2026-03-28 20:00Z' + n * interval '1 minute' end,
      case when n % 4 = 0 then timestamptz '2026-03-28 23:00Z' + n * interval '1 minute' end,
      case when n % 6 = 0 then timestamptz '2026-10-24 20:00Z' + n * interval '1 minute' end,
      case when n % 3 = 1 then ${courier}::integer end, case when n % 2 = 0 then now() end,
      timestamptz '2026-01-01 00:00Z' + n * interval '61 seconds 17 milliseconds'
    from orders, generate_series(2, ${count}::integer) as n where id = ${id}`.execute(db)
}
