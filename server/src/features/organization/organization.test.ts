import type { OrganizationOption } from '@tracklane/contract/organization-option'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'

let app: TestApp
let own: OrganizationOption
let other: OrganizationOption
let gone: OrganizationOption

beforeAll(async () => {
  app = await testApp()
  const { db, organization, otherOrganization } = app.world
  gone = await db
    .insertInto('organizations')
    .values({ name: 'Zebra Freight', active: false })
    .returning(['id', 'name', 'active', 'country_ids'])
    .executeTakeFirstOrThrow()
  const named = (id: number) =>
    db.selectFrom('organizations').select(['id', 'name', 'active', 'country_ids']).where('id', '=', id).executeTakeFirstOrThrow()
  own = await named(organization)
  other = await named(otherOrganization)
})

afterAll(() => app.close())

async function list(visitor: Visitor, query = ''): Promise<OrganizationOption[]> {
  const answer = await visitor.get(`/organization/list${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const byName = (rows: OrganizationOption[]) => [...rows].sort((left, right) => (left.name < right.name ? -1 : 1))

test('an administrator gets all, inactive ones too, searched, sorted and filtered', async () => {
  const admin = await app.as('admin')
  expect(await list(admin)).toEqual(byName([own, other, gone]))
  expect(await list(admin, '?sort=-name')).toEqual(byName([own, other, gone]).reverse())
  expect(await list(admin, '?search=zebra')).toEqual([gone])
  expect(await list(admin, '?search=%25')).toEqual([])
  expect(await list(admin, '?active=0')).toEqual([gone])
  expect(await list(admin, '?active=1&sort=id')).toEqual([own, other])
})

test('an organization administrator gets their own, security the names of active ones', async () => {
  expect(await list(await app.as('organization_admin'))).toEqual([own])
  expect(await list(await app.as('organization_admin'), `?search=${encodeURIComponent(other.name)}`)).toEqual([])
  const names = byName([own, other]).map(({ id, name }) => ({ id, name }))
  expect(await list(await app.as('security'))).toEqual(names)
  expect(await list(await app.as('security'), '?active=0')).toEqual([])
  const lost = await buildUser(app.world.db, { role: 'organization_admin', organization_id: null, country_id: null })
  expect(await list(await app.as(lost))).toEqual([])
})

test('other roles get none', async () => {
  for (const role of ['reporter', 'logist', 'courier'] as const)
    expect((await (await app.as(role)).get('/organization/list')).statusCode).toBe(403)
  expect((await app.guest().get('/organization/list')).statusCode).toBe(401)
})

test.each(['sort=email', 'sort=constructor', 'active=maybe', 'sort=name&sort=id'])('%s is refused', async (query) => {
  expect((await (await app.as('admin')).get(`/organization/list?${query}`)).statusCode).toBe(422)
})
