import type { OrderRow } from '@tracklane/contract/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { order as orderOf, subStatus, tokenOf } from '#features/order/order.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

let app: TestApp
let logist: Visitor
const id: Record<string, number> = {}

async function build(name: string, draft: Parameters<typeof buildOrder>[1]): Promise<void> {
  id[name] = (await buildOrder(app.world, { created_at: new Date(`2026-01-0${Object.keys(id).length + 1}T12:00:00Z`), ...draft })).id
}

beforeAll(async () => {
  app = await testApp()
  logist = await app.as('logist')
  const { organization, otherOrganization, otherCountry, courier, strangerCourier } = app.world
  const sub = await subStatus(app, { status_id: 5, name: 'Refused' })
  await build('new', { foreign_id: 'SHOP-100%', customer_phone: '+49 30 555', track: 'TRACK_A1' })
  await build('carried', {
    status_id: 6,
    courier_id: courier,
    customer_email: 'ann@example.test',
    delivery_to: new Date('2026-03-29T12:00:00Z'),
  })
  await build('rejected', { status_id: 5, sub_status_id: sub, customer_full_name: 'Zoë Ünal', payment_type: 2 })
  await build('paid', {
    status_id: 9,
    payment_type: null,
    paid_at: new Date('2026-01-05T00:00:00Z'),
    delivered_at: new Date('2026-01-04T00:00:00Z'),
  })
  await build('dear', { order_price: '900.5', total: '905.5', currency_code: 'USD', customer_address: 'Elm Street 100_1' })
  await build('archived', { archived_at: new Date() })
  await build('deleted', { deleted_at: new Date() })
  await build('poland', { country_id: otherCountry, organization_id: organization })
  await build('foreign', { organization_id: otherOrganization, courier_id: strangerCourier })
})

/** Rows built by a test are removed after it. */
afterEach(() => app.world.db.deleteFrom('orders').where('id', 'not in', Object.values(id)).execute())
afterAll(() => app.close())

async function list(query: string, visitor = logist, headers: Record<string, string> = {}): Promise<OrderRow[]> {
  const answer = await visitor.get(`/order${query}`, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

/** Returns the names of the found orders, in their order. */
async function names(query: string, visitor = logist, headers: Record<string, string> = {}): Promise<string[]> {
  const nameOf = new Map(Object.entries(id).map(([name, one]) => [one, name]))
  return (await list(query, visitor, headers)).map((order) => nameOf.get(order.id) ?? '?')
}

const live = ['dear', 'paid', 'rejected', 'carried', 'new']

describe('the list', () => {
  test("has the live orders of the person's area, newest first", async () => {
    expect(await names('')).toEqual(live)
    const answer = await logist.get('/order')
    expect(answer.json().meta).toEqual({ current_page: 1, per_page: 25, total: 5, last_page: 1 })
  })

  test('has the names of referenced rows', async () => {
    const [rejected] = await list('?status_id=5')
    expect(rejected).toMatchObject({
      status: 'Rejected',
      sub_status: 'Refused',
      country_name: 'Germany',
      total: '105.00',
      flow_id: expect.any(Number),
    })
    const [carried] = await list('?status_id=6')
    expect(carried).toMatchObject({ courier: expect.stringContaining('Carl Rider'), courier_id: app.world.courier })
    expect(carried).not.toHaveProperty('courier_user_id')
  })

  test.each([
    ['status_id=5', ['rejected']],
    ['status_id=5,6', ['rejected', 'carried']],
    ['status_id=5&status_id=6', ['rejected', 'carried']],
    ['status_id=', live],
    ['payment_type=2', ['rejected']],
    ['payment_type=1', ['dear', 'carried', 'new']],
    ['paid=1', ['paid']],
    ['paid=0', ['dear', 'rejected', 'carried', 'new']],
    ['archived=1', ['archived']],
    ['archived=0', live],
    ['archived=any', ['archived', ...live]],
    ['archived=any&status_id=1&sort=archived_at', ['archived', 'new', 'dear']],
    ['deleted=1', ['deleted']],
    ['deleted=0', live],
    ['deleted=any', ['deleted', ...live]],
    ['deleted=any&archived=any', ['deleted', 'archived', ...live]],
    ['deleted=any&archived=any&search=ray', ['deleted', 'archived', 'dear', 'paid', 'carried', 'new']],
    ['currency_code=USD', ['dear']],
    ['track=TRACK_A1,NONE', ['new']],
    ['total_from=105.01', ['dear']],
    ['total_to=105.00', ['paid', 'rejected', 'carried', 'new']],
    ['search=unal', ['rejected']],
    ['search=ünal', ['rejected']],
    ['search=track_a1', ['new']],
    ['search=shop-1', ['new']],
    ['search=100%25', ['new']],
    ['search=100_', ['dear']],
    ['search=%2B49%2030', ['new']],
    ['search=ANN%40example', ['carried']],
    ['search=elm%20street', ['dear']],
    ['search=%5C', []],
    ['search=e', live],
    ['search=zo', ['rejected']],
    ['search=ray&sort=-total&per_page=10&page=1', ['dear', 'paid', 'carried', 'new']],
    ['delivery_date_from=2026-03-29&delivery_date_to=2026-03-29', ['carried']],
    ['delivered_at_to=2026-01-04T00:00:00Z', ['paid']],
    ['delivered_at_from=2026-01-04T00:00:00.001Z', []],
    ['paid_at_from=2026-01-05&paid_at_to=2026-01-05', ['paid']],
    ['paid_at_to=2026-01-04', []],
    ['no_such_filter=1', live],
  ])('with %s finds %j', async (query, found) => expect(await names(`?${query}`)).toEqual(found))

  test('is filtered by id, courier, sub-status, country and organization', async () => {
    const [rejected] = await list('?status_id=5')
    expect(await names(`?id=${id.new},${id.dear},${id.foreign}`)).toEqual(['dear', 'new'])
    expect(await names(`?search=${id.paid}`)).toContain('paid')
    expect(await names(`?courier_id=${app.world.courier}`)).toEqual(['carried'])
    expect(await names(`?sub_status_id=${rejected?.sub_status_id}`)).toEqual(['rejected'])
    expect(await names(`?country_id=${app.world.otherCountry}`)).toEqual([])
    const admin = await app.as('admin')
    expect(await names(`?country_id=${app.world.otherCountry}`, admin)).toEqual(['poland'])
    expect(await names(`?organization_id=${app.world.otherOrganization}`, admin)).toEqual(['foreign'])
    expect(await names(`?organization_id=${app.world.otherOrganization}`)).toEqual([])
  })

  test.each([
    ['id', ['new', 'carried', 'rejected', 'paid', 'dear']],
    ['-id', ['dear', 'paid', 'rejected', 'carried', 'new']],
    ['total', ['new', 'carried', 'rejected', 'paid', 'dear']],
    ['-total', ['dear', 'paid', 'rejected', 'carried', 'new']],
    ['status_id,-created_at', ['dear', 'new', 'rejected', 'carried', 'paid']],
    ['sub_status', ['rejected', 'new', 'carried', 'paid', 'dear']],
    ['-courier', ['carried', 'dear', 'paid', 'rejected', 'new']],
    ['country_name,id', ['new', 'carried', 'rejected', 'paid', 'dear']],
    ['-customer_full_name', ['rejected', 'dear', 'paid', 'carried', 'new']],
    ['delivered_at', ['paid', 'new', 'carried', 'rejected', 'dear']],
    ['created_at,created_at', ['new', 'carried', 'rejected', 'paid', 'dear']],
  ])('sorted by %s has %j', async (sort, found) => expect(await names(`?sort=${sort}`)).toEqual(found))

  test.each([
    ['sort=password_hash', 'sort'],
    ['sort=id;drop', 'sort'],
    ['status_id=11', 'status_id.0'],
    ['status_id=x', 'status_id.0'],
    ['page=0', 'page'],
    ['per_page=7', 'per_page'],
    ['paid=maybe', 'paid'],
    ['paid=any', 'paid'],
    ['archived=all', 'archived'],
    ['deleted=Any', 'deleted'],
    ['deleted=any&deleted=1', 'deleted'],
    ['created_at_from=yesterday', 'created_at_from'],
    ['created_at_to=2026-02-30', 'created_at_to'],
    ['created_at_from=0000-01-01', 'created_at_from'],
    ['created_at_to=9999-12-31', 'created_at_to'],
    ['created_at_to=9999-12-31T23:59:59-12:00', 'created_at_to'],
    ['total_from=-1', 'total_from'],
    ['total_from=1e5', 'total_from'],
    ['id=99999999999', 'id.0'],
  ])('refuses %s at its field', async (query, field) => {
    const answer = await logist.get(`/order?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty([field])
  })

  test('has pages without gaps or repeats, each with the exact total', async () => {
    const other = await testWorldOf(37)
    const seen: number[] = []
    for (const page of [1, 2, 3, 4]) {
      const { data, meta } = (await other.get(`/order?per_page=10&page=${page}&sort=-total`)).json()
      expect(meta).toEqual({ current_page: page, per_page: 10, total: 37, last_page: 4 })
      seen.push(...data.map((order: OrderRow) => order.id))
    }
    expect(new Set(seen).size).toBe(37)
    expect((await other.get('/order?per_page=10&page=5')).json().data).toEqual([])
  })
})

/** Returns a logist of a new country with that many equal orders. */
async function testWorldOf(count: number): Promise<Visitor> {
  const { db, otherOrganization, otherCountry } = app.world
  const created_at = new Date('2026-01-01T00:00:00Z')
  for (let index = 0; index < count; index += 1) {
    await buildOrder(app.world, { organization_id: otherOrganization, country_id: otherCountry, created_at })
  }
  return app.as(await buildUser(db, { role: 'logist', organization_id: otherOrganization, country_id: otherCountry }))
}

describe('a bare day', () => {
  const zone = { 'x-tz-name': 'Europe/Berlin' }
  const at = (time: string) => buildOrder(app.world, { created_at: new Date(time), status_id: 10 })

  test("is the whole day in the person's zone, also when the clocks change", async () => {
    // 29 March 2026 has 23 hours in Berlin, from 23:00 to 22:00 UTC; 25 October has 25, from 22:00 to 23:00 UTC.
    const inside = [await at('2026-03-28T23:00:00Z'), await at('2026-03-29T21:59:59.999Z')]
    await at('2026-03-28T22:59:59.999Z')
    await at('2026-03-29T22:00:00Z')
    const autumn = [await at('2026-10-24T22:00:00Z'), await at('2026-10-25T22:59:59.999Z')]
    await at('2026-10-25T23:00:00Z')
    const found = async (day: string) =>
      (await list(`?status_id=10&created_at_from=${day}&created_at_to=${day}&sort=id`, logist, zone)).map((order) => order.id)
    expect(await found('2026-03-29')).toEqual(inside.map((order) => order.id))
    expect(await found('2026-10-25')).toEqual(autumn.map((order) => order.id))
  })

  test('is a day in UTC where the zone is unknown', async () => {
    const [midnight] = [await at('2026-06-01T00:00:00Z'), await at('2026-05-31T23:59:59Z')]
    const query = '?status_id=10&created_at_from=2026-06-01&created_at_to=2026-06-01'
    expect((await list(query, logist, { 'x-tz-name': 'Mars/Base' })).map((order) => order.id)).toEqual([midnight.id])
  })
})

describe('the scope of the list', () => {
  test('depends on the role', async () => {
    expect(await names('?per_page=100&created_at_to=2026-01-31', await app.as('organization_admin'))).toEqual(['poland', ...live])
    expect(await names('?created_at_to=2026-01-31', await app.as('reporter'))).toEqual(live)
    expect(await names('', await app.as('courier'))).toEqual(['carried'])
    expect(await names('', await app.as(app.world.logistElsewhere))).toEqual(['poland'])
    expect(await names('?organization_id=0', await app.as('courier')).catch(() => 'refused')).toBe('refused')
    expect((await (await app.as('security')).get('/order')).statusCode).toBe(403)
    expect((await app.guest().get('/order')).statusCode).toBe(401)
  })

  test('of a token is its organization', async () => {
    const headers = await tokenOf(app, ['orders:read'])
    expect(await names('?created_at_to=2026-01-31', app.guest(), headers)).toEqual(['poland', ...live])
    expect((await app.guest().get(`/order/${id.foreign}`, headers)).statusCode).toBe(404)
    expect((await app.guest().get(`/order/${id.new}`, headers)).json().data).toMatchObject({ id: id.new, transitions: [] })
  })

  test('is empty for a person without an organization', async () => {
    const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    expect(await names('', await app.as(lost))).toEqual([])
  })

  test('is empty for a courier login without a courier', async () => {
    const { organization, country } = app.world
    const login = await buildUser(app.world.db, { role: 'courier', organization_id: organization, country_id: country })
    await buildCourier(app.world.db, { organization_id: organization, country_id: country })
    expect(await names('', await app.as(login))).toEqual([])
  })

  test('has deleted orders only for roles that may restore them', async () => {
    expect(await names('?deleted=1', await app.as('admin'))).toEqual(['deleted'])
    expect(await names('?deleted=1', await app.as('organization_admin'))).toEqual(['deleted'])
    expect(await names('?deleted=1', await app.as('reporter'))).toEqual([])
    expect(await names('?deleted=1', app.guest(), await tokenOf(app))).toEqual([])
    expect(await names('?deleted=any&created_at_to=2026-01-31', await app.as('reporter'))).toEqual(live)
    expect(await names('?deleted=any', await app.as('courier'))).toEqual(['carried'])
  })
})

describe('one order', () => {
  test('has its version as ETag, its allowed moves and the reasons against the others', async () => {
    const answer = await logist.get(`/order/${id.new}`)
    expect(answer.headers.etag).toBe('"1"')
    const { transitions, refused } = answer.json().data
    expect(transitions.map((one: { status_id: number }) => one.status_id)).toEqual([2, 5])
    expect(refused).toHaveLength(7)
    expect(refused[0]).toEqual({
      status_id: 3,
      status: 'Ready for dispatch',
      reason: 'The flow has no step from “New” to “Ready for dispatch”',
    })
  })

  test("has no moves for a reporter, and the courier's own for a courier", async () => {
    expect((await orderOf(await app.as('reporter'), id.new as number)).transitions).toEqual([])
    const { transitions } = await orderOf(await app.as('courier'), id.carried as number)
    expect(transitions.map((one) => one.status_id)).toEqual([4, 5, 7])
  })

  test('that is deleted can be read by roles that may restore it, and is missing for others', async () => {
    expect(await orderOf(logist, id.deleted as number)).toMatchObject({ deleted: true, transitions: [] })
    const reporter = await app.as('reporter')
    const absent = await reporter.get('/order/999999')
    expect(absent.statusCode).toBe(404)
    for (const path of ['', '/status-log', '/order-log']) {
      expect((await reporter.get(`/order/${id.deleted}${path}`)).json()).toEqual(absent.json())
      expect((await logist.get(`/order/${id.foreign}${path}`)).json()).toEqual(absent.json())
      expect((await logist.get(`/order/${id.poland}${path}`)).json()).toEqual(absent.json())
    }
  })
})
