import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildUser } from '#testing/build.ts'

const app = appPerFile()
const ORDER = { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' }
const EVE = { first_name: 'Eve', last_name: 'Hall', email: 'eve@tracklane.test', role: 'logist', password: 'nine small boats' }
let admin: Visitor
let manager: Visitor
let logist: Visitor
let organization: number
let country: number
let otherCountry: number

beforeEach(async () => {
  ;({ organization, country, otherCountry } = app.world)
  const everywhere = { organization_id: organization, country_id: null }
  admin = await app.as('admin')
  manager = await app.as(await buildUser(app.world.db, { role: 'organization_admin', ...everywhere }))
  logist = await app.as(await buildUser(app.world.db, { role: 'logist', ...everywhere }))
})

const serve = async (...country_ids: unknown[]) => admin.put(`/organization/${organization}`, { country_ids })
const refusedAt = (answer: Awaited<ReturnType<Visitor['get']>>) => [answer.statusCode, Object.keys(answer.json().errors ?? {})]
const REFUSED = [422, ['country_id']]

describe('the countries of an organization', () => {
  test('are all unless some are named; each is stored once, and logged by name', async () => {
    expect((await admin.get(`/organization/${organization}`)).json().data.country_ids).toEqual([])
    const { data } = (await serve(otherCountry, country, country)).json()
    expect(data.country_ids).toEqual([country, otherCountry].sort((one, other) => one - other))
    const { logs } = (await admin.get(`/model-log/organization/${organization}`)).json().data
    expect(logs[0].changes).toEqual({ countries: { old: null, new: expect.stringContaining('Germany') } })
    expect((await serve(country, otherCountry)).json().data.version).toBe(data.version)
  })

  test.each([
    ['a missing one', [999_999]],
    ['no number', ['1e3']],
    ['__proto__', ['__proto__']],
  ])('are refused where they contain %s', async (_case, ids) => {
    expect((await serve(...ids)).statusCode).toBe(422)
  })

  test('cannot contain a new inactive one', async () => {
    await app.world.db.updateTable('countries').set({ active: false }).where('id', '=', otherCountry).execute()
    expect(refusedAt(await serve(otherCountry))).toEqual([422, ['country_ids']])
    await app.world.db
      .updateTable('organizations')
      .set({ country_ids: [otherCountry] })
      .where('id', '=', organization)
      .execute()
    expect((await serve(otherCountry, country)).statusCode).toBe(200)
  })

  test('keep a country from being deleted', async () => {
    const body = { name: 'Austria', code: 'AT', currency_id: 1, phone_code: '+43', time_zone: 'Europe/Vienna' }
    const { id } = (await admin.post('/country', body)).json().data
    await serve(id)
    const answer = await admin.delete(`/country/${id}`)
    expect([answer.statusCode, answer.json().data]).toEqual([409, { organizations: 1 }])
  })

  test('come with the people, couriers and open orders of each', async () => {
    await admin.post('/order', { ...ORDER, organization_id: organization, country_id: otherCountry })
    const { by_country } = (await admin.get(`/organization/${organization}`)).json().data
    const rows = await app.world.db
      .selectFrom('orders')
      .select(['country_id', 'status_id', 'archived_at', 'deleted_at'])
      .where('organization_id', '=', organization)
      .execute()
    const open = (id: number) =>
      rows.filter((row) => row.country_id === id && [1, 2, 3, 4, 6].includes(row.status_id) && !row.archived_at && !row.deleted_at).length
    for (const row of by_country) expect(row.open_orders, row.country_name).toBe(open(row.country_id))
    expect(by_country.map((row: { country_id: number }) => row.country_id)).toEqual(expect.arrayContaining([country, otherCountry]))
  })

  test('come in the order of an address book where their people are equal, in the log, too', async () => {
    const [first, second] = ['adam', 'Berta']
    const { db } = app.world
    await db.updateTable('countries').set({ name: second }).where('id', '=', country).execute()
    await db.updateTable('countries').set({ name: first }).where('id', '=', otherCountry).execute()
    await db.updateTable('users').set({ country_id: null }).where('organization_id', '=', organization).execute()
    for (const country_id of [country, otherCountry]) await buildCourier(db, { organization_id: organization, country_id })
    const { by_country } = (await admin.get(`/organization/${organization}`)).json().data
    expect(by_country.map((row: { country_name: string }) => row.country_name)).toEqual([first, second])
    await serve(country, otherCountry)
    const { logs } = (await admin.get(`/model-log/organization/${organization}`)).json().data
    expect(logs[0].changes.countries.new).toBe(`${first}, ${second}`)
  })

  test('come beside the numbers of its own flows and boards', async () => {
    const own = async () => (await admin.get(`/organization/${organization}`)).json().data.own
    expect(await own()).toEqual({ order_flows: 0, kanbans: 0 })
    await admin.post('/order-flow', { name: 'Night', organization_id: organization, country_id: country })
    expect(await own()).toEqual({ order_flows: 1, kanbans: 0 })
  })

  test('are shown to people who choose them for others, and not to security', async () => {
    await serve(country)
    for (const who of [admin, manager])
      expect((await who.get('/organization/list')).json().data).toContainEqual(
        expect.objectContaining({ id: organization, country_ids: [country] }),
      )
    expect((await (await app.as('security')).get('/organization/list')).json().data[0]).not.toHaveProperty('country_ids')
  })
})

describe('a new order', () => {
  test('must be in one of them', async () => {
    await serve(country)
    expect(refusedAt(await logist.post('/order', { ...ORDER, country_id: otherCountry }))).toEqual(REFUSED)
    expect((await logist.post('/order', { ...ORDER, country_id: country })).statusCode).toBe(201)
  })

  test('is by default in the only one; with several one must be given', async () => {
    expect(refusedAt(await logist.post('/order', ORDER))).toEqual(REFUSED)
    await serve(otherCountry)
    expect((await logist.post('/order', ORDER)).json().data.country_id).toBe(otherCountry)
    await serve(country, otherCountry)
    expect(refusedAt(await logist.post('/order', ORDER))).toEqual(REFUSED)
  })

  test('in a removed country is refused, existing orders continue', async () => {
    const { data } = (await logist.post('/order', { ...ORDER, country_id: otherCountry })).json()
    await serve(country)
    expect((await logist.put(`/order/${data.id}`, { comment: 'Ring twice' })).statusCode).toBe(200)
    expect(refusedAt(await logist.post('/order', { ...ORDER, country_id: otherCountry }))).toEqual(REFUSED)
  })
})

describe.each([
  ['person', () => manager, '/user', EVE],
  ['courier', () => manager, '/courier', { first_name: 'Dora', last_name: 'Lind' }],
] as const)('a new %s', (_kind, who, path, body) => {
  test('must have one of them, by default the only one', async () => {
    await serve(country)
    expect(refusedAt(await who().post(path, { ...body, country_id: otherCountry }))).toEqual(REFUSED)
    const answer = await who().post(path, body)
    expect([answer.statusCode, answer.json().data.country_id]).toEqual([201, country])
  })
})

test('a person of every country stays so; only a new country is checked', async () => {
  await serve(country)
  const { data } = (await manager.post('/user', { ...EVE, country_id: null })).json()
  expect(data.country_id).toBeNull()
  expect(refusedAt(await manager.put(`/user/${data.id}`, { country_id: otherCountry }))).toEqual(REFUSED)
  await serve()
  await manager.put(`/user/${data.id}`, { country_id: otherCountry })
  await serve(country)
  expect((await manager.put(`/user/${data.id}`, { last_name: 'Quick', country_id: otherCountry })).statusCode).toBe(200)
})
