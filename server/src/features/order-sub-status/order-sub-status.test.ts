import { ROLES } from '@tracklane/contract/kit/role'
import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'
import { countUses } from './order-sub-status.queries.ts'

const app = appPerFile()
const PATH = '/order-sub-status'
const READERS: readonly string[] = ['admin', 'organization_admin', 'reporter', 'logist']
let ours: Visitor
let admin: Visitor
let shared: OrderSubStatus

beforeEach(async () => {
  ours = await app.as('organization_admin')
  admin = await app.as('admin')
  shared = (await admin.get(`${PATH}?search=Wrong%20address`)).json().data[0]
})

async function made(body: object = {}, visitor = ours): Promise<OrderSubStatus> {
  const answer = await visitor.post(PATH, { name: 'Gate closed', status_id: 5, ...body })
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

function logs(id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'changes'])
    .where('entity', '=', 'order-sub-status')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

test("a new one is for one's own organization, and comes last", async () => {
  const first = await made({ name: '  Gate closed ', color: 'purple' })
  expect(first).toMatchObject({
    name: 'Gate closed',
    organization: 'North Parcel',
    status_id: 5,
    color: 'purple',
    position: 1,
    active: true,
    version: 1,
  })
  expect(await made({ name: 'Dog', active: false })).toMatchObject({ position: 2, active: false, color: null })
  expect(await made({ name: 'Dog', status_id: 4 })).toMatchObject({ position: 1 })
  expect((await logs(first.id))[0]?.changes).toMatchObject({
    status: { old: null, new: 'Rejected' },
    name: { old: null, new: 'Gate closed' },
  })
})

describe('names are unique in everything that a person sees', () => {
  const TAKEN = 'This status has a sub-status of this name already'
  const refusal = (answer: Awaited<ReturnType<Visitor['post']>>) => [answer.statusCode, answer.json().errors]

  test('an organization cannot use the name of a shared one, new or changed', async () => {
    const body = { name: shared.name.toUpperCase(), status_id: shared.status_id }
    expect(refusal(await ours.post(PATH, body))).toEqual([422, { name: [TAKEN] }])
    expect((await ours.post(PATH, { ...body, status_id: shared.status_id === 5 ? 4 : 5 })).statusCode).toBe(201)
    const own = await made({ name: 'Dog', status_id: shared.status_id })
    expect(refusal(await ours.put(`${PATH}/${own.id}`, { name: shared.name }))).toEqual([422, { name: [TAKEN] }])
  })

  test('a shared one cannot use a name of organizations, and the refusal lists them', async () => {
    await made({ name: 'Dog' })
    await made({ name: 'Dog' }, await app.as(app.world.strangerAdmin))
    const answer = await admin.post(PATH, { name: 'dog', status_id: 5, organization_id: null })
    const [text] = answer.json().errors.name
    expect([answer.statusCode, text]).toEqual([422, expect.stringContaining('Organizations have a sub-status of this name: ')])
    expect(text).toContain('North Parcel')
    expect((await admin.post(PATH, { name: 'dog', status_id: 4, organization_id: null })).statusCode).toBe(201)
  })

  test('two organizations may use one name; existing duplicates stay until their name changes', async () => {
    const [own, other] = [await made({ name: 'Dog' }), await made({ name: 'Dog' }, await app.as(app.world.strangerAdmin))]
    await app.world.db
      .updateTable('order_sub_statuses')
      .set({ name: shared.name, status_id: shared.status_id })
      .where('id', '=', own.id)
      .execute()
    const kept = await ours.put(`${PATH}/${own.id}`, { name: shared.name, color: 'red' })
    expect([kept.statusCode, kept.json().data.color]).toEqual([200, 'red'])
    expect(other.id).not.toBe(own.id)
  })

  test('of a shared and an own one of one name at once one is refused', async () => {
    const answers = await Promise.all([
      ours.post(PATH, { name: 'Twice', status_id: 5 }),
      admin.post(PATH, { name: 'Twice', status_id: 5, organization_id: null }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })
})

test("the list has shared ones first, then the organization's in their order", async () => {
  const second = await made({ name: 'B' })
  const third = await made({ name: 'A' })
  const answer = await ours.get(`${PATH}?status_id=5`)
  const found: OrderSubStatus[] = answer.json().data
  expect(found.slice(-2).map(({ id }) => id)).toEqual([second.id, third.id])
  expect(found.slice(0, -2).every(({ organization }) => organization === null)).toBe(true)
  const names = async (query: string) => (await ours.get(`${PATH}?${query}`)).json().data.map(({ name }: OrderSubStatus) => name)
  expect(await names(`organization_id=${app.world.organization}&sort=name`)).toEqual(['A', 'B'])
  expect(await names('search=address&status_id=5')).toEqual(['Wrong address'])
  await ours.put(`${PATH}/${third.id}`, { active: false })
  expect(await names(`organization_id=${app.world.organization}&active=0`)).toEqual(['A'])
})

test('organizations in the list are sorted like an address book', async () => {
  const names = ['Żubr', 'Mill', 'łan']
  const organizations = await app.world.db
    .insertInto('organizations')
    .values(names.map((name) => ({ name })))
    .returning('id')
    .execute()
  for (const { id: organization_id } of organizations) await made({ organization_id }, admin)
  const found: OrderSubStatus[] = (await admin.get(`${PATH}?status_id=5`)).json().data
  expect(found.flatMap(({ organization }) => (names.includes(organization ?? '') ? organization : []))).toEqual(['łan', 'Mill', 'Żubr'])
})

test.each(ROLES)('the rights of a %s', async (role) => {
  const { id } = await made()
  const visitor = await app.as(role)
  const mayWrite = role === 'admin' || role === 'organization_admin'
  expect((await visitor.get(`${PATH}/${id}`)).statusCode).toBe(READERS.includes(role) ? 200 : 403)
  const body = { name: 'Fence', status_id: 4, organization_id: app.world.organization }
  expect((await visitor.post(PATH, body)).statusCode).toBe(mayWrite ? 201 : 403)
  expect((await visitor.put(`${PATH}/position`, { ids: [id] })).statusCode).toBe(mayWrite ? 200 : 403)
  expect((await visitor.put(`${PATH}/${id}`, { name: 'Wall' })).statusCode).toBe(mayWrite ? 200 : 403)
  expect((await visitor.delete(`${PATH}/${id}`)).statusCode).toBe(mayWrite ? 204 : 403)
})

test('only an administrator changes shared ones, and foreign ones are missing', async () => {
  const stranger = await app.as(app.world.strangerAdmin)
  const foreign = await made({}, stranger)
  for (const method of ['get', 'delete'] as const) expect((await ours[method](`${PATH}/${foreign.id}`)).statusCode).toBe(404)
  expect((await ours.put(`${PATH}/${foreign.id}`, { name: 'Mine' })).statusCode).toBe(404)
  expect((await ours.get(`${PATH}/${shared.id}`)).statusCode).toBe(200)
  expect((await ours.put(`${PATH}/${shared.id}`, { name: 'Mine' })).statusCode).toBe(403)
  expect((await ours.delete(`${PATH}/${shared.id}`)).statusCode).toBe(403)
  expect((await ours.put(`${PATH}/position`, { ids: [shared.id] })).statusCode).toBe(403)
  expect((await ours.post(PATH, { name: 'For all', status_id: 5, organization_id: null })).json().errors).toHaveProperty('organization_id')
  expect((await admin.post(PATH, { name: 'Whose?', status_id: 5 })).json().errors).toHaveProperty('organization_id')
  const forAll = await made({ name: 'For all', organization_id: null }, admin)
  expect(forAll).toMatchObject({ organization_id: null, organization: null })
  expect((await admin.delete(`${PATH}/${forAll.id}`)).statusCode).toBe(204)
})

test.each([
  ['that is disabled', () => app.world.otherOrganization],
  ['that does not exist', () => 999_999],
])('an organization %s gets no new one', async (_which, id) => {
  await admin.put(`/organization/${app.world.otherOrganization}`, { active: false })
  const answer = await admin.post(PATH, { name: 'Gate', status_id: 5, organization_id: id() })
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['organization_id']])
})

test('a name is unique in a status of an organization, in any case', async () => {
  const { id } = await made()
  const twice = await ours.post(PATH, { name: 'GATE closed', status_id: 5 })
  expect(twice.statusCode).toBe(422)
  expect(Object.keys(twice.json().errors)).toEqual(['name'])
  await made({ status_id: 4 })
  await made({}, await app.as(app.world.strangerAdmin))
  const other = await made({ name: 'Dog' })
  expect((await ours.put(`${PATH}/${other.id}`, { name: 'Gate closed' })).json().errors).toHaveProperty('name')
  expect((await ours.put(`${PATH}/${id}`, { name: 'gate CLOSED' })).statusCode).toBe(200)
  const answers = await Promise.all([ours.post(PATH, { name: 'Moat', status_id: 5 }), ours.post(PATH, { name: 'moat', status_id: 5 })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})

test.each([
  ['a capital beyond ASCII', 'Ärger am Tor', 'ÄRGER AM TOR'],
  ['an accent that is a sign of its own', 'Café', 'Cafe\u0301'],
])('a name that looks like an existing one is refused: %s', async (_what, name, again) => {
  await made({ name })
  const twice = await ours.post(PATH, { name: again, status_id: 5 })
  expect([twice.statusCode, Object.keys(twice.json().errors ?? {})]).toEqual([422, ['name']])
  const { id } = await made({ name: 'Dog' })
  expect((await ours.put(`${PATH}/${id}`, { name: again })).json().errors).toHaveProperty('name')
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['color', { color: 'constructor' }],
  ['color', { color: '#ff0000' }],
  ['status_id', { status_id: 11 }],
  ['active', { active: 'yes' }],
])('a wrong %s is a 422 at its field: %j', async (field, body) => {
  const answer = await ours.post(PATH, { name: 'Gate closed', status_id: 5, ...body })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test('status and organization cannot change; a change is logged, one without an effect is not', async () => {
  const { id } = await made()
  const saved = await ours.put(
    `${PATH}/${id}`,
    { name: 'Moat', color: 'red', status_id: 4, organization_id: null, position: 9 },
    { 'if-match': '"1"' },
  )
  expect(saved.json().data).toMatchObject({
    name: 'Moat',
    color: 'red',
    status_id: 5,
    organization_id: app.world.organization,
    position: 1,
    version: 2,
  })
  expect((await ours.put(`${PATH}/${id}`, { name: 'Moat' })).json().data.version).toBe(2)
  expect((await logs(id)).slice(1)).toEqual([
    { action: 'updated', changes: { name: { old: 'Gate closed', new: 'Moat' }, color: { old: null, new: 'red' } } },
  ])
  const late = await admin.put(`${PATH}/${id}`, { name: 'Fence' }, { 'if-match': '"1"' })
  expect(late.statusCode).toBe(412)
  expect(late.json().data).toMatchObject({ id, name: 'Moat', version: 2 })
})

describe('an inactive one', () => {
  test('is offered nowhere and refused in a move, but stays on its orders', async () => {
    const { id } = await made()
    const { db } = app.world
    const order = await buildOrder(app.world, { status_id: 5, sub_status_id: id })
    const other = await buildOrder(app.world, { status_id: 5 })
    await ours.put(`${PATH}/${id}`, { active: false })
    const logist = await app.as('logist')
    const offered = (await logist.get('/order-status'))
      .json()
      .data.flatMap((status: { sub_statuses: { id: number }[] }) => status.sub_statuses)
    expect(offered.map((one: { id: number }) => one.id)).not.toContain(id)
    const refused = await logist.post(`/order/status/${other.id}/5`, { sub_status_id: id })
    expect(refused.json().errors).toHaveProperty('sub_status_id')
    expect((await logist.get(`/order/${order.id}`)).json().data.sub_status).toBe('Gate closed')
    expect(await db.selectFrom('orders').select('sub_status_id').where('id', '=', other.id).executeTakeFirst()).toEqual({
      sub_status_id: null,
    })
  })

  test('cannot be deleted while orders have it or had it, and the answer has their number', async () => {
    const { id } = await made()
    const now = await buildOrder(app.world, { status_id: 5, sub_status_id: id, last_reason_id: id })
    await buildOrder(app.world, { status_id: 5, sub_status_id: id, deleted_at: new Date() })
    await buildOrder(app.world, { status_id: 10, last_reason_id: id })
    const past = await buildOrder(app.world, { status_id: 4 })
    for (const { id: order_id } of [now, past, past])
      await app.world.db
        .insertInto('order_status_log')
        .values({ order_id, status_from: 6, status_to: 5, sub_status_id: id, actor_kind: 'system', actor_name: 'Tracklane' })
        .execute()
    const answer = await ours.delete(`${PATH}/${id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().data).toEqual({ orders: 2, earlier_orders: 2 })
    expect(answer.json().message).toContain('2 orders and 2 earlier orders')
  })

  test('its uses are counted in every table that refers to it', async () => {
    const { rows } = await sql<{
      table: string
      column: string
    }>`select conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'order_sub_statuses'::regclass order by 1, 2`.execute(app.world.db)
    expect(rows).toEqual([
      { table: 'order_status_log', column: 'sub_status_id' },
      { table: 'orders', column: 'last_reason_id' },
      { table: 'orders', column: 'sub_status_id' },
    ])
    expect(await countUses(app.world.db, shared.id)).toEqual({ orders: 0, earlier_orders: 0 })
  })

  test('deleted at the moment an order gets it, it stays or the order is refused', async () => {
    const { id } = await made()
    const orders = await Promise.all(Array.from({ length: 6 }, () => buildOrder(app.world, { status_id: 5 })))
    const logist = await app.as('logist')
    const [gone, ...moves] = await Promise.all([
      ours.delete(`${PATH}/${id}`),
      ...orders.map((order) => logist.post(`/order/status/${order.id}/5`, { sub_status_id: id })),
    ])
    const kept = moves.filter(({ statusCode }) => statusCode === 200).length
    expect(gone.statusCode).toBe(kept > 0 ? 409 : 204)
    expect(moves.every(({ statusCode }) => [200, 409, 422].includes(statusCode))).toBe(true)
  })
})
