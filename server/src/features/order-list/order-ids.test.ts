import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { MAX_MATCHING, type OrderFacts } from '@tracklane/contract/order-list'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

let app: TestApp
let logist: Visitor
const id: Record<string, number> = {}

async function build(name: string, draft: Parameters<typeof buildOrder>[1] = {}): Promise<void> {
  const created_at = new Date(`2026-01-0${Object.keys(id).length + 1}T12:00:00Z`)
  id[name] = (await buildOrder(app.world, { created_at, ...draft })).id
}

beforeAll(async () => {
  app = await testApp()
  logist = await app.as('logist')
  await build('first')
  await build('second', { order_price: '895.00', total: '900.00' })
  await build('archived', { archived_at: new Date('2026-02-01T00:00:00Z') })
  await build('deleted', { deleted_at: new Date('2026-02-01T00:00:00Z') })
  await build('elsewhere', { country_id: app.world.otherCountry })
  await build('foreign', { organization_id: app.world.otherOrganization })
})

afterAll(() => app.close())

const named = (ids: readonly number[]) => ids.map((one) => Object.keys(id).find((name) => id[name] === one) ?? '?')

async function idsOf(filters: object, visitor = logist, more: object = {}): Promise<string[]> {
  const answer = await visitor.post('/order/ids', { filters, ...more })
  expect(answer.statusCode).toBe(200)
  const { ids, total } = answer.json().data
  expect(total).toBe(ids.length)
  return named(ids)
}

describe('the ids of all matching orders', () => {
  test('are those of the list, in its order', async () => {
    expect(await idsOf({})).toEqual(['second', 'first'])
    expect(await idsOf({}, logist, { sort: 'created_at' })).toEqual(['first', 'second'])
    expect(await idsOf({}, logist, { sort: '-courier,total' })).toEqual(['first', 'second'])
    expect(await idsOf({ total_from: '500' })).toEqual(['second'])
    expect(await idsOf({ search: 'ray', status_id: [1] })).toEqual(['second', 'first'])
    expect(await idsOf({ status_id: [2] })).toEqual([])
    expect(await idsOf({ archived: 1 })).toEqual(['archived'])
    expect(await idsOf({ archived: true, sort: 'id' })).toEqual(['archived'])
    expect(await idsOf({ deleted: true })).toEqual(['deleted'])
    expect(await idsOf({ archived: 'any', deleted: 'any' })).toEqual(['deleted', 'archived', 'second', 'first'])
  })

  test('are limited to the scope of each role', async () => {
    const { otherOrganization, otherCountry } = app.world
    expect(await idsOf({}, await app.as('organization_admin'))).toEqual(['elsewhere', 'second', 'first'])
    expect(await idsOf({}, await app.as('admin'))).toEqual(['foreign', 'elsewhere', 'second', 'first'])
    expect(await idsOf({ organization_id: [otherOrganization] }, await app.as('admin'))).toEqual(['foreign'])
    expect(await idsOf({ organization_id: [otherOrganization] })).toEqual([])
    expect(await idsOf({ country_id: [otherCountry] })).toEqual([])
    for (const role of ['reporter', 'courier', 'security'] as const)
      expect((await (await app.as(role)).post('/order/ids', { filters: {} })).statusCode).toBe(403)
    const nobody = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    expect(await idsOf({}, await app.as(nobody))).toEqual([])
  })

  test.each<[object, string]>([
    [{}, 'filters'],
    [{ filters: null }, 'filters'],
    [{ filters: 'all' }, 'filters'],
    [{ filters: [[1]] }, 'filters'],
    [{ filters: { status_id: ['1e0'] } }, 'filters.status_id.0'],
    [{ filters: { id: [[1]] } }, 'filters.id.0'],
    [{ filters: { archived: 'all' } }, 'filters.archived'],
    [{ filters: { created_at_from: 'yesterday' } }, 'filters.created_at_from'],
    [{ filters: {}, sort: 'password_hash' }, 'sort'],
    [{ filters: {}, sort: 'constructor' }, 'sort'],
  ])('are refused with %j at its field', async (body, field) => {
    const answer = await logist.post('/order/ids', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty([field])
  })

  test('take inherited property names for no filters', async () => {
    expect(await idsOf({ constructor: { status_id: [2] }, toString: 1 })).toEqual(['second', 'first'])
  })
})

describe('more than 10,000', () => {
  let many: Visitor

  beforeAll(async () => {
    const { db, otherOrganization, otherCountry } = app.world
    await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, currency_code, order_price, total)
      select ${otherOrganization}, ${otherCountry}, 'M' || n, 1, 'Ann Lee', 'Elm Street 1', 'EUR', n, n
      from generate_series(1, ${MAX_MATCHING + 1}::int) n`.execute(db)
    const login = await buildUser(db, { role: 'logist', organization_id: otherOrganization, country_id: otherCountry })
    many = await app.as(login)
  })

  test('are refused with their number', async () => {
    const answer = await many.post('/order/ids', { filters: {} })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      filters: ['10,001 orders match: at most 10,000 can be chosen at once. Narrow the list down.'],
    })
    const searched = await many.post('/order/ids', { filters: { search: 'elm street' } })
    expect(searched.json().errors.filters[0]).toContain('10,001')
  })

  test('exactly 10,000 are returned', async () => {
    const { ids, total } = (await many.post('/order/ids', { filters: { total_to: String(MAX_MATCHING) }, sort: 'total' })).json().data
    expect(total).toBe(MAX_MATCHING)
    expect(new Set(ids).size).toBe(MAX_MATCHING)
  })
})

describe('facts of chosen orders', () => {
  const facts = async (order_ids: unknown, visitor = logist) => visitor.post('/order/facts', { order_ids })

  test('have the orders in scope, with the fields for planning alone', async () => {
    const answer = await facts(Object.values(id))
    const rows: OrderFacts[] = answer.json().data
    expect(named(rows.map((row) => row.id))).toEqual(['first', 'second', 'archived', 'deleted'])
    expect(rows[2]).toMatchObject({ status_id: 1, archived: true, deleted: false, paid: false, version: 1, courier_id: null })
    expect(rows[0]).not.toHaveProperty('customer_phone')
    expect(rows[0]).not.toHaveProperty('customer_full_name')
    expect((await facts([id.foreign, 2_147_483_647])).json().data).toEqual([])
  })

  test('are limited to the scope of each role', async () => {
    expect((await facts(Object.values(id), await app.as('admin'))).json().data).toHaveLength(6)
    expect((await facts(Object.values(id), await app.as('organization_admin'))).json().data).toHaveLength(5)
    for (const role of ['reporter', 'courier', 'security'] as const)
      expect((await facts([id.first], await app.as(role))).statusCode).toBe(403)
  })

  test.each([
    ['none', []],
    ['no list', '1'],
    ['lists', [[1]]],
    ['1e3', ['1e3']],
    ['too many', Array.from({ length: MAX_ORDERS + 1 }, (_, at) => at + 1)],
  ])('are refused with %s', async (_what, order_ids) => {
    expect((await facts(order_ids)).statusCode).toBe(422)
  })
})
