import type { OrderStatusRow } from '@tracklane/contract/order-status'
import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'
import { findSubStatus } from './order-status.service.ts'

let app: TestApp
let own: number
let retired: number
let foreign: number
let shared: number

beforeAll(async () => {
  app = await testApp()
  const { organization, otherOrganization } = app.world
  own = await buildSubStatus(organization, 'Gate closed')
  retired = await buildSubStatus(organization, 'Fax not answered', false)
  foreign = await buildSubStatus(otherOrganization, 'Their own reason')
  shared = (await sharedSubStatus('Wrong address')).id
})

afterAll(() => app.close())

async function buildSubStatus(organization_id: number, name: string, active = true): Promise<number> {
  const row = { organization_id, status_id: 5, name, active }
  const { id } = await app.world.db.insertInto('order_sub_statuses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

function sharedSubStatus(name: string) {
  return app.world.db
    .selectFrom('order_sub_statuses')
    .select('id')
    .where('name', '=', name)
    .where('organization_id', 'is', null)
    .executeTakeFirstOrThrow()
}

async function statuses(who: Parameters<TestApp['as']>[0], language = 'en'): Promise<OrderStatusRow[]> {
  const answer = await (await app.as(who)).get('/order-status', { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function subStatuses(who: Parameters<TestApp['as']>[0], query = ''): Promise<OrderSubStatus[]> {
  return (await (await app.as(who)).get(`/order-sub-status${query}`)).json().data
}

test("the ten statuses come in order, named in the person's language", async () => {
  const english = await statuses('logist')
  expect(english.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(english[0]?.name).toBe('New')
  app.app.platform.translator.load({ languages: ['en', 'de'], index: { order_status: { New: { de: 'Neu' } } } })
  const german = await statuses('logist', 'de')
  expect(german[0]?.name).toBe('Neu')
})

test('a status has the active sub-statuses of the organization and the shared ones', async () => {
  const rejected = (await statuses('logist')).find(({ id }) => id === 5)
  const ids = rejected?.sub_statuses.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([own, shared]))
  expect(ids).not.toContain(retired)
  expect(ids).not.toContain(foreign)
})

test('people who see every organization get the organization of each', async () => {
  const rejected = (await statuses('admin')).find(({ id }) => id === 5)?.sub_statuses
  const ownerOf = (wanted: number) => rejected?.find(({ id }) => id === wanted)?.organization_id
  const { organization, otherOrganization } = app.world
  expect([own, foreign, shared].map(ownerOf)).toEqual([organization, otherOrganization, null])
})

test("a courier gets those of the courier's organization", async () => {
  const ids = (await statuses('courier')).flatMap((status) => status.sub_statuses.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining([own, shared]))
  expect(ids).not.toContain(foreign)
})

test('people without orders get no sub-statuses', async () => {
  const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
  for (const who of ['security', lost] as const) {
    const all = await statuses(who)
    expect(all).toHaveLength(10)
    expect(all.flatMap((status) => status.sub_statuses)).toEqual([])
  }
  expect(await subStatuses(lost)).toEqual([])
})

test("the list for filters has inactive ones too, of the person's organization and shared", async () => {
  const ids = (await subStatuses('reporter')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([own, retired, shared]))
  expect(ids).not.toContain(foreign)
  expect((await subStatuses('admin')).map(({ id }) => id)).toEqual(expect.arrayContaining([own, foreign, shared]))
})

test('the list is filtered by status', async () => {
  const found = await subStatuses('logist', '?status_id=4,7')
  expect(new Set(found.map(({ status_id }) => status_id))).toEqual(new Set([4, 7]))
  expect(await subStatuses('logist', '?status_id=')).toEqual(await subStatuses('logist'))
})

test.each(['courier', 'security'] as const)('a %s may not read the list for filters', async (role) => {
  expect((await (await app.as(role)).get('/order-sub-status')).statusCode).toBe(403)
})

test('a status that is no number is a 422 at its field', async () => {
  const answer = await (await app.as('logist')).get('/order-sub-status?status_id=x')
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['status_id.0'])
})

test('an order accepts an active sub-status of its organization or a shared one', async () => {
  const { db, organization } = app.world
  const find = async (id: number) => (await findSubStatus(db, { id, organization_id: organization }))?.id
  expect(await find(own)).toBe(own)
  expect(await find(shared)).toBe(shared)
  expect(await find(retired)).toBeUndefined()
  expect(await find(foreign)).toBeUndefined()
})
