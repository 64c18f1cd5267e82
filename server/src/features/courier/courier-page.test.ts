import type { Courier } from '@tracklane/contract/courier'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

let app: TestApp
let carl: number
let dora: number
let emil: number
let abroad: number

beforeAll(async () => {
  app = await testApp()
  const { db, organization, country, otherCountry } = app.world
  const here = { organization_id: organization, country_id: country }
  carl = app.world.courier
  await db.updateTable('couriers').set({ last_name: 'Moss', capacity: 10 }).where('id', '=', carl).execute()
  dora = await buildCourier(db, { ...here, first_name: 'Dora', last_name: 'Lind', vehicle: 'van', phone: '+49 30 5551234' })
  emil = await buildCourier(db, {
    ...here,
    first_name: 'Emil',
    last_name: 'Abt',
    active: false,
    capacity: 40,
    email: 'emil_abt@tracklane.test',
  })
  abroad = await buildCourier(db, { organization_id: organization, country_id: otherCountry, first_name: 'Frida', vehicle: 'foot' })
  for (const status_id of [3, 4, 6, 7]) await buildOrder(app.world, { status_id, courier_id: dora })
  await buildOrder(app.world, { status_id: 6, courier_id: carl })
  await buildOrder(app.world, { status_id: 6, courier_id: dora, deleted_at: new Date() })
  await buildOrder(app.world, { status_id: 6, courier_id: dora, archived_at: new Date() })
})

/** Rows built by a test are removed after it. */
afterEach(async () => {
  const all = [carl, dora, emil, abroad, app.world.strangerCourier]
  await app.world.db.deleteFrom('couriers').where('id', 'not in', all).execute()
})
afterAll(() => app.close())

type Who = Parameters<TestApp['as']>[0]

async function list(who: Who, query = ''): Promise<{ data: Courier[]; meta: object }> {
  const answer = await (await app.as(who)).get(`/courier${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function ids(who: Who, query = ''): Promise<number[]> {
  return (await list(who, query)).data.map(({ id }) => id)
}

describe('the list of couriers', () => {
  test("has those of the person's area, by name", async () => {
    const { strangerCourier, logistElsewhere, strangerLogist } = app.world
    expect(await ids('logist')).toEqual([carl, dora, emil])
    expect(await ids(logistElsewhere)).toEqual([abroad])
    expect(await ids(strangerLogist)).toEqual([strangerCourier])
    expect(await ids('organization_admin')).toEqual([carl, dora, emil, abroad])
    expect((await ids('admin')).sort()).toEqual([carl, strangerCourier, dora, emil, abroad].sort())
    expect(await ids(await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null }))).toEqual([])
  })

  test('has area, vehicle, load and login of each', async () => {
    const { data } = await list('logist')
    expect(data[0]).toMatchObject({
      name: 'Carl Moss',
      country_name: 'Germany',
      user_id: app.world.users.courier,
      user: expect.stringContaining('Ann Lee'),
      vehicle: 'bike',
      capacity: 10,
      active: true,
      open_orders: 1,
      version: 1,
    })
    expect(data[1]).toMatchObject({ name: 'Dora Lind', user_id: null, user: null, capacity: null, open_orders: 3 })
  })

  test.each([
    ['name', [2, 1, 0], '-'],
    ['open_orders', [2, 0, 1], ''],
    ['open_orders', [1, 0, 2], '-'],
    ['capacity', [0, 2, 1], ''],
    ['capacity', [2, 0, 1], '-'], // no limit comes last in both directions
    ['vehicle', [0, 2, 1], ''],
    ['active', [2, 0, 1], ''],
    ['country_name', [0, 1, 2], ''],
    ['created_at', [0, 1, 2], ''],
  ])('is sorted by %s', async (field, order, sign) => {
    expect(await ids('logist', `?sort=${sign}${field}`)).toEqual(order.map((index) => [carl, dora, emil][index]))
  })

  test('sorts capacities as numbers, not as texts', async () => {
    const { db, organization, country } = app.world
    const nine = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Nina', capacity: 9 })
    expect(await ids('logist', '?sort=capacity')).toEqual([nine, carl, emil, dora])
    expect(await ids('logist', '?sort=-capacity')).toEqual([emil, carl, nine, dora])
  })

  test.each([
    ['search=dora', [1]],
    ['search=dora%20LI', [1]],
    ['search=5551234', [1]],
    ['search=emil_a', [2]],
    ['search=%25', []],
    ['search=_', [2]],
    ['search=nobody', []],
    ['vehicle=van', [1]],
    ['vehicle=van,bike&active=1', [0, 1]],
    ['active=0', [2]],
  ])('is filtered by %s', async (query, found) => {
    expect(await ids('logist', `?${query}`)).toEqual(found.map((index) => [carl, dora, emil][index]))
  })

  test('is filtered by country, and is empty for a foreign one', async () => {
    const { country, otherCountry } = app.world
    expect(await ids('organization_admin', `?country_id=${otherCountry}`)).toEqual([abroad])
    expect(await ids('organization_admin', `?country_id=${country},${otherCountry}`)).toHaveLength(4)
    expect(await ids('logist', `?country_id=${otherCountry}`)).toEqual([])
  })

  test('is paged with its exact total', async () => {
    const { db, organization, otherCountry } = app.world
    for (let index = 0; index < 11; index += 1)
      await buildCourier(db, { organization_id: organization, country_id: otherCountry, vehicle: 'car' })
    expect((await list('organization_admin', '?vehicle=car&per_page=10&page=2&sort=-created_at')).meta).toEqual({
      current_page: 2,
      per_page: 10,
      total: 11,
      last_page: 2,
    })
    expect(await ids('organization_admin', '?vehicle=car&per_page=10&page=2')).toHaveLength(1)
    expect((await list('organization_admin', '?vehicle=car&page=9')).meta).toMatchObject({ total: 11, last_page: 1 })
  })

  test.each(['sort=secret', 'sort=name,', 'page=0', 'per_page=7', 'vehicle=rocket', 'active=maybe', 'country_id=x'])(
    '%s is a 422 at its field',
    async (query) => {
      const answer = await (await app.as('logist')).get(`/courier?${query}`)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )

  test.each(['reporter', 'courier', 'security'] as const)('is refused to a %s', async (role) => {
    expect((await (await app.as(role)).get('/courier')).statusCode).toBe(403)
  })
})

describe('one courier', () => {
  test('is read with an ETag by roles that may read the list', async () => {
    for (const role of ['admin', 'organization_admin', 'logist'] as const) {
      const answer = await (await app.as(role)).get(`/courier/${dora}`)
      expect([answer.headers.etag, answer.json().data]).toMatchObject(['"1"', { id: dora, open_orders: 3 }])
    }
  })

  test('of a foreign area is answered like a missing one', async () => {
    const logist = await app.as('logist')
    const absent = await logist.get('/courier/999999')
    expect(absent.statusCode).toBe(404)
    for (const id of [abroad, app.world.strangerCourier]) expect((await logist.get(`/courier/${id}`)).json()).toEqual(absent.json())
  })
})

describe('logins that a courier may be linked with', () => {
  test("are free logins of couriers in the person's area", async () => {
    const { db, organization, otherOrganization, country, otherCountry, logistElsewhere } = app.world
    const login = (draft: object, first_name: string) =>
      buildUser(db, { role: 'courier', organization_id: organization, country_id: country, first_name, last_name: 'Free', ...draft })
    const here = await login({}, 'Hilda')
    const anywhere = await login({ country_id: null }, 'Ivan')
    const there = await login({ country_id: otherCountry }, 'Jana')
    const foreign = await login({ organization_id: otherOrganization }, 'Karl')
    await login({ active: false }, 'Lars')
    await login({ deleted_at: new Date() }, 'Mia')
    await login({ role: 'logist' }, 'Nils')
    const accounts = async (who: Who) => (await (await app.as(who)).get('/courier/account')).json().data
    expect(await accounts('logist')).toEqual([
      { id: here, name: 'Hilda Free', first_name: 'Hilda', last_name: 'Free' },
      { id: anywhere, name: 'Ivan Free', first_name: 'Ivan', last_name: 'Free' },
    ])
    expect(await accounts(logistElsewhere)).toMatchObject([{ id: anywhere }, { id: there }])
    expect(await accounts('admin')).toMatchObject([{ id: here }, { id: anywhere }, { id: there }, { id: foreign }])
  })

  test('are hidden from roles that only read', async () => {
    expect((await (await app.as('reporter')).get('/courier/account')).statusCode).toBe(403)
  })
})
