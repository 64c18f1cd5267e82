import type { RejectedStatistics } from '@tracklane/contract/rejected-order'
import { beforeEach, describe, expect, test } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildEntry, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-11-02T10:00:00Z') })
const ZONE = { 'x-tz-name': 'Europe/Berlin' }
type Who = Parameters<TestApp['as']>[0]
type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

const at = (time: string) => new Date(time)

/** Builds an order and the entry into its status; a completed one was delivered before. */
async function build(draft: Draft & { status_id: number }) {
  const order = await buildOrder(app.world, { status_changed_at: at('2026-10-10T10:00:00Z'), ...draft })
  const { id: order_id, status_changed_at: created_at, courier_id, sub_status_id } = order
  const status_to = order.status_id === 9 ? 7 : order.status_id
  await buildEntry(app.world, { order_id, status_to, created_at, courier_id, sub_status_id })
  return order
}

async function statistics(query = '', who: Who = 'logist', headers: Record<string, string> = ZONE): Promise<RejectedStatistics> {
  const answer = await (await app.as(who)).get(`/rejected-order-statistics${query}`, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

/** Returns the number of orders that the list finds as rejected then. */
async function found(query: string): Promise<number> {
  return (await (await app.as('logist')).get(`/order${query}archived=any`, ZONE)).json().meta.total
}

async function listed(query = '', who: Who = 'logist'): Promise<number[]> {
  const answer = await (await app.as(who)).get(`/rejected-order${query}`, ZONE)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.map(({ id }: { id: number }) => id)
}

test('without orders all counts are zero, without a rate', async () => {
  expect(await statistics()).toEqual({
    total: 0,
    returned: 0,
    delivered: 0,
    rate: null,
    by_courier: [],
    by_country: [],
    by_sub_status: [],
    by_day: [],
    exact_from: null,
  })
})

describe('counted orders', () => {
  test.each([
    ['new', 1, { total: 0, returned: 0, rate: null }],
    ['processing', 2, { total: 0, returned: 0, rate: null }],
    ['ready', 3, { total: 0, returned: 0, rate: null }],
    ['to be delivered again', 4, { total: 0, returned: 0, rate: null }],
    ['rejected', 5, { total: 1, returned: 0, rate: 1 }],
    ['in delivery', 6, { total: 0, returned: 0, rate: null }],
    ['delivered', 7, { total: 0, returned: 0, rate: 0 }],
    ['picked up', 8, { total: 0, returned: 0, rate: 0 }],
    ['completed', 9, { total: 0, returned: 0, rate: 0 }],
    ['returned', 10, { total: 0, returned: 1, rate: null }],
  ])('an order that is %s', async (_, status_id, expected) => {
    await build({ status_id })
    expect(await statistics()).toMatchObject(expected)
  })

  test('the rate is of orders rejected or delivered; sending back does not change it', async () => {
    for (const status_id of [5, 5, 7, 8, 9, 9, 9, 10, 10, 1, 4, 6]) await build({ status_id })
    expect(await statistics()).toMatchObject({ total: 2, returned: 2, delivered: 5, rate: 2 / 7 })
  })

  test('archived orders count, deleted ones do not', async () => {
    const archived_at = at('2026-10-20T10:00:00Z')
    await build({ status_id: 5, archived_at })
    await build({ status_id: 9, archived_at })
    await build({ status_id: 5, deleted_at: archived_at })
    await build({ status_id: 10, archived_at, deleted_at: archived_at })
    expect(await statistics()).toMatchObject({ total: 1, returned: 0, rate: 0.5 })
  })
})

describe('groups', () => {
  test('of couriers have their own rate, and orders without a courier come last', async () => {
    const { courier, db, organization, country } = app.world
    const other = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Zoe', last_name: 'Vos' })
    for (const [courier_id, status_id] of [
      [courier, 5],
      [courier, 9],
      [other, 5],
      [other, 5],
      [other, 10],
      [null, 5],
      [null, 5],
      [null, 5],
    ] as const)
      await build({ courier_id, status_id })
    expect((await statistics()).by_courier).toEqual([
      { id: other, name: 'Zoe Vos', rejected: 2, returned: 1, rate: 1 },
      { id: courier, name: expect.any(String), rejected: 1, returned: 0, rate: 0.5 },
      { id: null, name: 'No courier', rejected: 3, returned: 0, rate: 1 },
    ])
  })

  test('of reasons have no rate, and name orders without a reason', async () => {
    const [door, lost, back] = [
      await subStatus(app, { status_id: 5, name: 'Refused at the door' }),
      await subStatus(app, { status_id: 5, name: 'Lost' }),
      await subStatus(app, { status_id: 10, name: 'On its way back' }),
    ]
    for (const sub_status_id of [door, door, lost, null]) await build({ status_id: 5, sub_status_id })
    await build({ status_id: 10, sub_status_id: back })
    await build({ status_id: 9 })
    expect((await statistics()).by_sub_status).toEqual([
      { id: door, name: 'Refused at the door', rejected: 2, returned: 0, rate: null },
      { id: lost, name: 'Lost', rejected: 1, returned: 0, rate: null },
      { id: back, name: 'On its way back', rejected: 0, returned: 1, rate: null },
      { id: null, name: 'No reason given', rejected: 1, returned: 0, rate: null },
    ])
  })

  test('have names in the language of the request', async () => {
    await build({ status_id: 5 })
    const { by_courier, by_sub_status } = await statistics('', 'logist', { ...ZONE, 'accept-language': 'de' })
    expect([by_courier[0]?.name, by_sub_status[0]?.name]).toEqual(['Kein Kurier', 'Kein Grund angegeben'])
  })
})

describe('the period', () => {
  beforeEach(async () => {
    // Berlin turned its clocks back on 25 October: that day lasted 25 hours, from 22:00Z to 23:00Z.
    for (const time of ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'])
      await build({ status_id: 5, status_changed_at: at(time) })
  })

  test.each([
    ['all time', '?', ['2026-10-24 1', '2026-10-25 2', '2026-10-26 1']],
    ['the day of the change', '?rejected_at_from=2026-10-25&rejected_at_to=2026-10-25', ['2026-10-25 2']],
    ['a day and all after it', '?rejected_at_from=2026-10-26', ['2026-10-26 1']],
    ['a day and all before it', '?rejected_at_to=2026-10-24', ['2026-10-24 1']],
    [
      'instants, and nothing after the last',
      '?rejected_at_from=2026-10-24T22:00:00Z&rejected_at_to=2026-10-25T22:59:59Z',
      ['2026-10-25 2'],
    ],
    [
      'instants, both ends included',
      '?rejected_at_from=2026-10-24T22:00:00Z&rejected_at_to=2026-10-25T23:00:00Z',
      ['2026-10-25 2', '2026-10-26 1'],
    ],
    ['a period of nothing', '?rejected_at_from=2026-10-26&rejected_at_to=2026-10-25', []],
  ])('%s', async (_, query, days) => {
    const { total, by_day } = await statistics(query)
    expect(by_day.map(({ day, rejected }) => `${day} ${rejected}`)).toEqual(days)
    expect(await found(query === '?' ? '?rejected_at_from=2000-01-01&' : `${query}&`)).toBe(total)
  })

  test('accepts its former parameter names where the new ones are absent', async () => {
    const former = 'status_changed_at_from=2026-10-25&status_changed_at_to=2026-10-25'
    expect((await statistics(`?${former}`)).total).toBe(2)
    expect((await statistics(`?rejected_at_from=2026-10-26&${former}`)).total).toBe(1)
  })

  test("has days of the person's zone", async () => {
    const days = async (zone: string) =>
      (await statistics('', 'logist', { 'x-tz-name': zone })).by_day.map(({ day, rejected }) => `${day} ${rejected}`)
    expect(await days('UTC')).toEqual(['2026-10-24 2', '2026-10-25 2'])
    expect(await days('Asia/Kathmandu')).toEqual(['2026-10-25 2', '2026-10-26 2'])
    expect(await days('no zone')).toEqual(['2026-10-24 2', '2026-10-25 2'])
  })

  test('counts orders around the lost hour of spring on their day', async () => {
    for (const time of ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'])
      await build({ status_id: 10, status_changed_at: at(time) })
    const { by_day } = await statistics('?rejected_at_to=2026-03-31')
    expect(by_day.map(({ day, returned, rate }) => [day, returned, rate])).toEqual([
      ['2026-03-29', 2, null],
      ['2026-03-30', 1, null],
    ])
  })

  test.each([
    '?rejected_at_from=yesterday',
    '?rejected_at_to=2026-13-01',
    '?rejected_at_from=0001-01-01',
    '?status_changed_at_from=yesterday',
    '?country_id=1e3',
  ])('refuses %s', async (query) => {
    const answer = await (await app.as('logist')).get(`/rejected-order-statistics${query}`)
    expect(answer.statusCode).toBe(422)
  })
})

describe('scope', () => {
  let ids: { here: number; elsewhere: number; foreign: number }

  beforeEach(async () => {
    const { otherCountry, otherOrganization } = app.world
    const [here, elsewhere, foreign] = [
      await build({ status_id: 5 }),
      await build({ status_id: 5, country_id: otherCountry }),
      await build({ status_id: 5, organization_id: otherOrganization }),
    ]
    ids = { here: here.id, elsewhere: elsewhere.id, foreign: foreign.id }
    for (const status_id of [4, 6, 7, 10]) await build({ status_id })
  })

  test('a logist counts and lists one country', async () => {
    expect(await listed()).toEqual([ids.here])
    expect(await statistics()).toMatchObject({ total: 1, by_country: [{ id: app.world.country, name: 'Germany', rejected: 1 }] })
    expect(await statistics('', app.world.logistElsewhere)).toMatchObject({ total: 1, by_country: [{ name: 'Poland' }] })
  })

  test('a person of every country has all of their organization, and no other', async () => {
    const everywhere = await buildUser(app.world.db, {
      role: 'organization_admin',
      organization_id: app.world.organization,
      country_id: null,
    })
    expect((await listed('', everywhere)).sort()).toEqual([ids.here, ids.elsewhere].sort())
    expect((await statistics('', everywhere)).total).toBe(2)
    expect((await statistics(`?organization_id=${app.world.otherOrganization}`, everywhere)).total).toBe(0)
    expect(await listed(`?organization_id=${app.world.otherOrganization}`, everywhere)).toEqual([])
  })

  test('an administrator has every organization, and may filter', async () => {
    expect((await listed('', 'admin')).sort()).toEqual([ids.here, ids.elsewhere, ids.foreign].sort())
    expect((await statistics('', 'admin')).total).toBe(3)
    expect((await statistics(`?organization_id=${app.world.organization}&country_id=${app.world.country}`, 'admin')).total).toBe(1)
  })

  test('each row names its organization, and the list sorts by it', async () => {
    const rows = (await (await app.as('admin')).get('/rejected-order?sort=organization')).json().data
    expect(rows.map(({ organization }: { organization: string }) => organization)).toEqual(['North Parcel', 'North Parcel', 'South Parcel'])
  })

  test('a person without an organization sees nothing', async () => {
    const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    expect(await listed('', lost)).toEqual([])
    expect((await statistics('', lost)).total).toBe(0)
  })

  test.each(['reporter', 'courier', 'security'] as const)('a %s may see neither', async (role) => {
    const visitor = await app.as(role)
    for (const path of ['/rejected-order', '/rejected-order-statistics']) expect((await visitor.get(path)).statusCode).toBe(403)
    expect((await visitor.post('/rejected-order/list', {})).statusCode).toBe(403)
  })

  test('the list has the filters of every list of orders, with a fixed status', async () => {
    expect(await listed(`?courier_id=${app.world.courier}`)).toEqual([])
    expect(await listed('?status_id=7')).toEqual([ids.here])
    const answer = await (await app.as('logist')).post('/rejected-order/list', { track: ['NO-SUCH-TRACK'], per_page: 10 })
    expect(answer.json()).toEqual({ data: [], meta: { current_page: 1, per_page: 10, total: 0, last_page: 1 } })
  })
})
