import type { Organization } from '@tracklane/contract/organization'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'
import { countUses } from './organization.queries.ts'

const app = appPerFile()
let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

const EAST = { name: 'East Parcel', email: 'office@east.test', phone: '+49 30 1', address: 'Ring 1, Berlin' }

async function list(visitor: Visitor, query = ''): Promise<Organization[]> {
  const answer = await visitor.get(`/organization${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function names(visitor: Visitor, query = ''): Promise<string[]> {
  return (await list(visitor, query)).map(({ name }) => name)
}

function logOf(id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'changes', 'actor_kind'])
    .where('entity', '=', 'organization')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

const put = (id: number, body: object, headers: Record<string, string> = {}) => admin.put(`/organization/${id}`, body, headers)

describe('the list', () => {
  test('has for an administrator all organizations with their uses, searched, sorted and filtered', async () => {
    const { db, organization } = app.world
    await buildUser(db, { role: 'logist', organization_id: organization, country_id: null, active: false })
    await buildUser(db, { role: 'logist', organization_id: organization, country_id: null, deleted_at: new Date() })
    await admin.post(`/organization/${organization}/token`, { name: 'Shop', abilities: ['orders:read'] })
    const rows = await list(admin)
    expect(rows.map(({ name, people, signing_in, tokens }) => [name, people, signing_in, tokens])).toEqual([
      ['North Parcel', 6, 5, 1],
      ['South Parcel', 2, 2, 0],
    ])
    expect((await admin.get(`/organization/${organization}`)).json().data).toMatchObject({ people: 6, used_by: { users: 6 } })
    expect((await admin.get(`/user?organization_id=${organization}`)).json().meta.total).toBe(6)
    expect(await names(admin, '?sort=-people')).toEqual(['North Parcel', 'South Parcel'])
    expect(await names(admin, '?sort=tokens')).toEqual(['South Parcel', 'North Parcel'])
    expect(await names(admin, '?search=SOUTH')).toEqual(['South Parcel'])
    await put(app.world.otherOrganization, { active: false })
    expect(await names(admin, '?active=0')).toEqual(['South Parcel'])
    expect((await admin.get('/organization?per_page=10&page=2')).json().meta).toMatchObject({ total: 2, current_page: 2, last_page: 1 })
    expect((await admin.get('/organization?sort=version')).statusCode).toBe(422)
  })

  test('has for an organization administrator their own, and nothing without one', async () => {
    const own = await app.as('organization_admin')
    expect(await names(own)).toEqual(['North Parcel'])
    expect((await own.get(`/organization/${app.world.organization}`)).json().data).toMatchObject({ name: 'North Parcel', people: 5 })
    expect((await own.get(`/organization/${app.world.otherOrganization}`)).statusCode).toBe(404)
    const lost = await buildUser(app.world.db, { role: 'organization_admin', organization_id: null, country_id: null })
    expect(await list(await app.as(lost))).toEqual([])
  })

  test('has for security the names of active ones, searched and sorted by name alone', async () => {
    const { organization, otherOrganization } = app.world
    await put(organization, { email: 'office@north.test' })
    await put(otherOrganization, { active: false })
    const security = await app.as('security')
    expect(await list(security)).toEqual([{ id: organization, name: 'North Parcel' }])
    expect(await list(security, '?search=office')).toEqual([])
    expect((await security.get('/organization?sort=email')).statusCode).toBe(422)
    expect(await names(security, '?sort=-name,id')).toEqual(['North Parcel'])
    expect((await security.get(`/organization/${organization}`)).json().data).toEqual({ id: organization, name: 'North Parcel' })
    expect((await security.get(`/organization/${otherOrganization}`)).statusCode).toBe(404)
  })

  test('has for security of one organization that one alone', async () => {
    const { db, organization, otherOrganization } = app.world
    const here = await app.as(await buildUser(db, { role: 'security', organization_id: otherOrganization, country_id: null }))
    expect(await list(here)).toEqual([{ id: otherOrganization, name: 'South Parcel' }])
    expect((await here.get(`/organization/${organization}`)).statusCode).toBe(404)
  })
})

describe('a new organization', () => {
  test('exists at once and is logged', async () => {
    const answer = await admin.post('/organization', { ...EAST, name: ' East Parcel ', address: '' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    expect(answer.json().data).toMatchObject({ ...EAST, address: null, active: true, people: 0, tokens: 0 })
    expect(await logOf(answer.json().data.id)).toMatchObject([
      { action: 'created', actor_kind: 'user', changes: { name: { old: null, new: 'East Parcel' } } },
    ])
  })

  test.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['email', 'east'],
    ['phone', 'x'.repeat(41)],
    ['address', 'x'.repeat(501)],
    ['active', 'yes'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const answer = await admin.post('/organization', { ...EAST, [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('has a unique name, also when two are created at once', async () => {
    const answers = await Promise.all([admin.post('/organization', EAST), admin.post('/organization', EAST)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const [refused] = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({ name: ['There is an organization with this name already'] })
  })
})

describe('a name that people read as an existing one', () => {
  test.each([
    ['other capitals', 'Éclair Åland', 'ÉCLAIR åland'],
    ['accents as separate characters', 'Café', 'Cafe\u0301'],
  ])('is refused, new or changed: %s', async (_case, name, again) => {
    const { id } = (await admin.post('/organization', { ...EAST, name })).json().data
    const refused = { name: ['There is an organization with this name already'] }
    expect((await admin.post('/organization', { ...EAST, name: again })).json().errors).toEqual(refused)
    expect((await put(app.world.organization, { name: again })).json().errors).toEqual(refused)
    expect((await put(id, { name: again })).statusCode).toBe(200)
  })

  test('is refused to one of two that are created at once', async () => {
    const answers = await Promise.all([
      admin.post('/organization', EAST),
      admin.post('/organization', { ...EAST, name: EAST.name.toUpperCase() }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })
})

describe('a change', () => {
  test('sets the given fields, raises the version and is logged', async () => {
    const id = app.world.organization
    const answer = await put(id, { phone: '+49 30 2', email: null })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"'])
    expect(answer.json().data).toMatchObject({ name: 'North Parcel', phone: '+49 30 2' })
    expect(await logOf(id)).toMatchObject([{ action: 'updated', changes: { phone: { old: null, new: '+49 30 2' } } }])
    expect((await put(id, { phone: ' +49 30 2 ' })).json().data.version).toBe(2)
    expect(await logOf(id)).toHaveLength(1)
  })

  test('to the name of another one is refused at its field', async () => {
    expect((await put(app.world.organization, { name: 'South Parcel' })).json().errors).toEqual({
      name: ['There is an organization with this name already'],
    })
  })

  test('with an older version is 412 with the present row', async () => {
    const id = app.world.organization
    const both = await Promise.all(['One', 'Two'].map((name) => put(id, { name }, { 'if-match': '"1"' })))
    const [won, late] = both.toSorted((a, b) => a.statusCode - b.statusCode)
    expect([won?.statusCode, late?.statusCode]).toEqual([200, 412])
    expect(late?.json().data).toEqual(won?.json().data)
  })

  test('of a missing organization is 404', async () => {
    expect((await put(999_999, { name: 'Nothing' })).statusCode).toBe(404)
  })
})

describe('deleting', () => {
  test('removes an unused organization and keeps its log', async () => {
    const { id } = (await admin.post('/organization', EAST)).json().data
    expect((await admin.delete(`/organization/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/organization/${id}`)).statusCode).toBe(404)
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'deleted', changes: { name: { old: 'East Parcel', new: null } } })
  })

  test('is refused while it is used, with the counts', async () => {
    const { organization } = app.world
    await buildOrder(app.world, { deleted_at: new Date() })
    await admin.post(`/organization/${organization}/token`, { name: 'Shop', abilities: ['orders:read'] })
    const answer = await admin.delete(`/organization/${organization}`)
    expect([answer.statusCode, answer.json().data]).toEqual([409, { orders: 1, users: 5, couriers: 1, organization_tokens: 1 }])
    expect(answer.json().error).toBe('1 order, 5 accounts, 1 courier, and 1 token use this: make it inactive instead')
    expect(await list(admin)).toHaveLength(2)
  })

  test('counts every table that refers to organizations', async () => {
    const { rows } = await sql<{ referring: string }>`select conrelid::regclass::text as referring from pg_constraint
      where contype = 'f' and confrelid = 'organizations'::regclass`.execute(app.world.db)
    const counted = Object.keys(await countUses(app.world.db, app.world.organization))
    expect(counted.sort()).toEqual(rows.map(({ referring }) => referring).sort())
  })
})

test.each(['organization_admin', 'reporter', 'logist', 'courier', 'security'] as const)(
  'a %s may not change an organization',
  async (role) => {
    const visitor = await app.as(role)
    const id = app.world.organization
    const answers = [await visitor.post('/organization', EAST), await visitor.put(`/organization/${id}`, { active: false })]
    for (const { statusCode } of [...answers, await visitor.delete(`/organization/${id}`)]) expect(statusCode).toBe(403)
  },
)
