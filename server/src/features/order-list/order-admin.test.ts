import type { OrderAdminRow } from '@tracklane/contract/order-admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

let app: TestApp
let admin: Visitor
const id: Record<string, number> = {}

async function build(name: string, draft: Parameters<typeof buildOrder>[1] = {}): Promise<void> {
  const created_at = new Date(`2026-01-0${Object.keys(id).length + 1}T12:00:00Z`)
  id[name] = (await buildOrder(app.world, { created_at, ...draft })).id
}

beforeAll(async () => {
  app = await testApp()
  admin = await app.as('admin')
  const { otherOrganization, otherCountry } = app.world
  await build('own')
  await build('poland', { country_id: otherCountry })
  await build('foreign', { organization_id: otherOrganization })
  await build('archived', { archived_at: new Date('2026-02-01T00:00:00Z') })
  await build('deleted', { organization_id: otherOrganization, deleted_at: new Date('2026-02-01T00:00:00Z') })
  await build('both', { archived_at: new Date('2026-02-01T00:00:00Z'), deleted_at: new Date('2026-02-01T00:00:00Z') })
})

afterAll(() => app.close())

const namesOf = (rows: OrderAdminRow[]) => rows.map((row) => Object.keys(id).find((name) => id[name] === row.id) ?? '?')

async function list(query = ''): Promise<OrderAdminRow[]> {
  const answer = await admin.get(`/order-admin${query}`)
  expect(answer.statusCode).toBe(200)
  const { data, meta } = answer.json()
  expect(meta.total).toBe(data.length)
  return data
}

describe('the orders of all organizations', () => {
  test("start with the live ones, each with its organization's name", async () => {
    const rows = await list()
    expect(namesOf(rows)).toEqual(['foreign', 'poland', 'own'])
    const names = await app.world.db.selectFrom('organizations').select(['id', 'name']).execute()
    const nameOf = new Map(names.map((one) => [one.id, one.name]))
    expect(rows.map((row) => row.organization)).toEqual(rows.map((row) => nameOf.get(row.organization_id)))
  })

  test.each([
    ['archived=any', ['archived', 'foreign', 'poland', 'own']],
    ['archived=1', ['archived']],
    ['deleted=any', ['deleted', 'foreign', 'poland', 'own']],
    ['deleted=1', ['deleted']],
    ['deleted=1&archived=1', ['both']],
    ['archived=any&deleted=any', ['both', 'deleted', 'archived', 'foreign', 'poland', 'own']],
    ['sort=organization,id', ['own', 'poland', 'foreign']],
    ['sort=-organization', ['foreign', 'poland', 'own']],
    ['search=ray&sort=-organization', ['foreign', 'poland', 'own']],
  ])('with %s are %j', async (query, names) => expect(namesOf(await list(`?${query}`))).toEqual(names))

  test('are filtered by organization and country', async () => {
    const { organization, otherOrganization, country } = app.world
    expect(namesOf(await list(`?organization_id=${otherOrganization}`))).toEqual(['foreign'])
    expect(namesOf(await list(`?organization_id=${organization}&country_id=${country}`))).toEqual(['own'])
    const posted = await admin.post('/order-admin/list', { organization_id: [organization], archived: 'any', sort: 'organization' })
    expect(namesOf(posted.json().data)).toEqual(['own', 'poland', 'archived'])
  })

  test('are hidden from everybody else', async () => {
    for (const role of ['organization_admin', 'reporter', 'logist', 'courier', 'security'] as const) {
      const visitor = await app.as(role)
      expect((await visitor.get('/order-admin')).statusCode).toBe(403)
      expect((await visitor.post('/order-admin/list', {})).statusCode).toBe(403)
    }
    expect((await app.guest().get('/order-admin')).statusCode).toBe(401)
  })

  test.each(['sort=organization_id', 'sort=constructor', 'archived=all', 'deleted=2', 'organization_id=1e3', 'per_page=1000'])(
    '%s is refused',
    async (query) => expect((await admin.get(`/order-admin?${query}`)).statusCode).toBe(422),
  )

  test('a list of one organization cannot be sorted by organization', async () => {
    expect((await (await app.as('logist')).get('/order?sort=organization')).statusCode).toBe(422)
  })
})

describe('restoring', () => {
  test('a deleted order of any organization succeeds', async () => {
    expect((await admin.post(`/order/${id.deleted}/restore`, {})).statusCode).toBe(200)
    expect(namesOf(await list())).toContain('deleted')
    await admin.delete(`/order/${id.deleted}`)
  })

  test('a deleted and archived order of another organization keeps it archived', async () => {
    const { id: away } = await buildOrder(app.world, {
      organization_id: app.world.otherOrganization,
      archived_at: new Date('2026-02-01T00:00:00Z'),
    })
    const idsOf = async (query: string) => (await list(`?${query}`)).map((row) => row.id)
    expect((await admin.delete(`/order/${away}`)).statusCode).toBe(204)
    expect(await idsOf('archived=1')).not.toContain(away)
    expect(await idsOf('archived=1&deleted=1')).toContain(away)
    const answer = await admin.post(`/order/${away}/restore`, {})
    expect([answer.statusCode, answer.json().data]).toMatchObject([200, { id: away, archived: true, deleted: false }])
    expect(await idsOf('archived=1')).toContain(away)
    await app.world.db.deleteFrom('orders').where('id', '=', away).execute() // the other tests here count the rows
  })

  test('from the archive skips an order that is deleted too', async () => {
    const answer = await admin.post('/order/archive-restore', { order_ids: [id.archived, id.both] })
    expect(answer.json().data.done).toEqual([id.archived])
    expect(answer.json().data.refused).toEqual([
      { id: id.both, reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist' },
    ])
    await admin.post(`/order/${id.both}/restore`, {})
    const later = await admin.post('/order/archive-restore', { order_ids: [id.both] })
    expect(later.json().data.done).toEqual([id.both])
    expect(namesOf(await list())).toEqual(['both', 'archived', 'foreign', 'poland', 'own'])
  })
})
