import { ROLES } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder, freshWorld } from '#testing/build.ts'
import { countUses } from './currency.queries.ts'

let app: TestApp
let admin: Visitor
let euro: number
let yen: number

beforeAll(async () => {
  app = await testApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  app = { ...app, world: await freshWorld() }
  admin = await app.as(app.world.users.admin)
  euro = await idOf('EUR')
  yen = await idOf('JPY')
})

async function idOf(code: string): Promise<number> {
  return (await app.world.db.selectFrom('currencies').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
}

const KRONA = { name: 'Icelandic króna', code: 'ISK', symbol: 'kr', digits: 0 }

function logOf(id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'changes'])
    .where('entity', '=', 'currency')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

async function codes(query = ''): Promise<string[]> {
  const answer = await admin.get(`/currency${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.map(({ code }: { code: string }) => code)
}

describe('the list of currencies', () => {
  test.each(ROLES)('has the digits for a %s', async (role) => {
    const { data } = (await (await app.as(app.world.users[role])).get('/currency')).json()
    expect(data).toContainEqual(expect.objectContaining({ code: 'EUR', symbol: '€', digits: 2, active: true }))
    expect(data).toContainEqual(expect.objectContaining({ code: 'HUF', digits: 0 }))
  })

  test('is sorted by code by default, and searched by name, code and symbol', async () => {
    expect((await codes()).slice(0, 3)).toEqual(['BGN', 'CHF', 'CZK'])
    expect((await codes('?sort=-code')).slice(0, 2)).toEqual(['USD', 'UAH'])
    expect((await codes('?sort=digits,-code')).slice(0, 2)).toEqual(['JPY', 'HUF'])
    expect(await codes('?search=krone')).toEqual(['DKK', 'NOK'])
    expect(await codes('?search=%E2%82%AC')).toEqual(['EUR'])
    await app.world.db.updateTable('currencies').set({ active: false }).where('code', '=', 'UAH').execute()
    expect(await codes('?active=0')).toEqual(['UAH'])
    expect((await admin.get('/currency?sort=symbols')).statusCode).toBe(422)
  })
})

test('one currency is read by its id, with its version', async () => {
  const answer = await (await app.as(app.world.users.courier)).get(`/currency/${yen}`)
  expect(answer.json().data).toMatchObject({ id: yen, code: 'JPY', digits: 0, version: 1 })
  expect(answer.headers.etag).toBe('"1"')
  expect((await admin.get('/currency/999999')).statusCode).toBe(404)
})

describe('a new currency', () => {
  test('is offered at once and logged', async () => {
    const answer = await admin.post('/currency', { ...KRONA, code: 'isk' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    expect(answer.json().data).toMatchObject({ ...KRONA, active: true })
    expect(await codes('?search=isk')).toEqual(['ISK'])
    expect(await logOf(answer.json().data.id)).toMatchObject([{ action: 'created', changes: { code: { old: null, new: 'ISK' } } }])
  })

  test.each([
    ['name', ' '],
    ['code', 'EURO'],
    ['code', 'E1R'],
    ['symbol', ''],
    ['symbol', 'x'.repeat(9)],
    ['digits', 5],
    ['digits', -1],
    ['digits', 1.5],
    ['digits', undefined],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const answer = await admin.post('/currency', { ...KRONA, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test('has a unique code, also when two are created at once', async () => {
    const answers = await Promise.all([admin.post('/currency', KRONA), admin.post('/currency', KRONA), admin.post('/currency', KRONA)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422))
      expect(answer.json().errors).toEqual({ code: ['There is a currency with this code already'] })
  })
})

describe('a change of a currency', () => {
  const put = (id: number, body: object, headers: Record<string, string> = {}) => admin.put(`/currency/${id}`, body, headers)

  test('sets the given fields, raises the version and is logged; countries show it at once', async () => {
    const answer = await put(yen, { name: 'Yen', digits: 2 })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"'])
    expect(await logOf(yen)).toEqual([
      { action: 'updated', changes: { name: { old: 'Japanese yen', new: 'Yen' }, digits: { old: 0, new: 2 } } },
    ])
    expect((await put(yen, { name: 'Yen' })).json().data).toMatchObject({ version: 2 })
    expect(await logOf(yen)).toHaveLength(1)
  })

  test('of digits or code is refused at its field while countries or orders use the currency', async () => {
    const fixed = 'It is in use, so this stays as it is'
    const both = await put(euro, { digits: 0, code: 'EUX', name: 'Euro' })
    expect([both.statusCode, both.json().errors]).toEqual([422, { digits: [fixed], code: [fixed] }])
    await buildOrder(app.world, { currency_code: 'JPY', deleted_at: new Date() })
    expect((await put(yen, { digits: 2 })).json().errors).toEqual({ digits: [fixed] })
    expect((await put(euro, { digits: 2, code: 'EUR', name: 'Euro of the Union', active: false })).statusCode).toBe(200)
  })

  test('to inactive leaves orders and countries as they are', async () => {
    const order = await buildOrder(app.world, {})
    expect((await put(euro, { active: false })).json().data).toMatchObject({ active: false })
    expect((await admin.get(`/order/${order.id}`)).json().data).toMatchObject({ currency_code: 'EUR', total: '105.00' })
    const draft = { customer_full_name: 'Eve Hall', customer_address: 'Ring 1' }
    const made = await (await app.as(app.world.users.logist)).post('/order', draft)
    expect(made.json().data).toMatchObject({ currency_code: 'EUR' })
    expect((await admin.put(`/order/${order.id}`, { currency_code: 'EUR', comment: 'Ring twice' })).statusCode).toBe(200)
  })

  test('to inactive keeps new orders from using it', async () => {
    const order = await buildOrder(app.world, {})
    await put(yen, { active: false })
    const draft = { customer_full_name: 'Eve Hall', customer_address: 'Ring 1', currency_code: 'JPY' }
    const logist = await app.as(app.world.users.logist)
    for (const answer of [await logist.post('/order', draft), await logist.put(`/order/${order.id}`, { currency_code: 'JPY' })])
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['currency_code']])
  })

  test('with an older version is 412 with the present row', async () => {
    const answers = await Promise.all([put(yen, { name: 'One' }, { 'if-match': '"1"' }), put(yen, { name: 'Two' }, { 'if-match': '"1"' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const [won, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(late?.json().data).toEqual(won?.json().data)
  })

  test('of a missing currency is 404', async () => {
    expect((await put(999_999, { name: 'Nothing' })).statusCode).toBe(404)
  })
})

describe('the deletion of a currency', () => {
  test('removes an unused currency and keeps its log', async () => {
    expect((await admin.delete(`/currency/${yen}`)).statusCode).toBe(204)
    expect(await codes('?search=jpy')).toEqual([])
    expect((await admin.delete(`/currency/${yen}`)).statusCode).toBe(404)
    expect((await logOf(yen)).at(-1)).toMatchObject({ action: 'deleted', changes: { code: { old: 'JPY', new: null } } })
  })

  test('is refused while it is used, with the counts', async () => {
    await buildOrder(app.world, {})
    const answer = await admin.delete(`/currency/${euro}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error: '1 order and 1 country use this: make it inactive instead',
      data: { orders: 1, countries: 1 },
    })
    expect(await logOf(euro)).toEqual([])
  })

  test('counts every table that refers to currencies', async () => {
    const { db } = app.world
    const { rows } = await sql<{ referring: string }>`select conrelid::regclass::text as referring from pg_constraint
      where contype = 'f' and confrelid = 'currencies'::regclass`.execute(db)
    const counted = Object.keys(await countUses(db, { id: euro, code: 'EUR' }))
    expect(counted.sort()).toEqual(rows.map(({ referring }) => referring).sort())
  })

  test('beside a new country with it refuses one of the two', async () => {
    const country = { name: 'Japan', code: 'JP', currency_id: yen, phone_code: '+81', time_zone: 'Asia/Tokyo' }
    const [made, gone] = await Promise.all([admin.post('/country', country), admin.delete(`/currency/${yen}`)])
    expect([made.statusCode, gone.statusCode].filter((status) => status < 300)).toHaveLength(1)
    expect([201, 422]).toContain(made.statusCode)
    expect([204, 409]).toContain(gone.statusCode)
  })
})

describe('new digits', () => {
  /** Keeps a change unfinished: on other connections an order reads the currency meanwhile. */
  async function lingering(work: () => Promise<void>): Promise<void> {
    const { db } = app.world
    await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end'`.execute(db)
    await sql`create trigger linger after insert on model_logs for each row when (new.entity = 'currency') execute function linger()`.execute(
      db,
    )
    await work().finally(() => sql`drop function linger() cascade`.execute(db))
  }

  const ORDER = { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3', order_price: '10.50' }

  test.each(['made in it', 'changed to it'])('at the same moment leave no order %s with more decimals than it has', async (what) => {
    const { id } = (await admin.post('/currency', { ...KRONA, digits: 2 })).json().data
    const logist = await app.as('logist')
    const order = (await logist.post('/order', { ...ORDER, currency_code: 'EUR' })).json().data
    await lingering(async () => {
      const change = admin.put(`/currency/${id}`, { digits: 0 })
      await new Promise((resolve) => setTimeout(resolve, 200)) // it has counted the orders, unless the machine is slow: then the order is first
      const made = what === 'made in it'
      const wanted = made
        ? logist.post('/order', { ...ORDER, currency_code: KRONA.code })
        : logist.put(`/order/${order.id}`, { currency_code: KRONA.code })
      const answers = await Promise.all([change, wanted])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([expect.toSatisfy((status) => status < 300), 422])
    })
  })
})

test.each(ROLES.filter((role) => role !== 'admin'))('a %s may not change a currency', async (role) => {
  const visitor = await app.as(app.world.users[role])
  const answers = [await visitor.post('/currency', KRONA), await visitor.put(`/currency/${euro}`, { name: 'X' })]
  for (const { statusCode } of [...answers, await visitor.delete(`/currency/${yen}`)]) expect(statusCode).toBe(403)
})
