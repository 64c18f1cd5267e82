import { ROLES } from '@tracklane/contract/kit/role'
import type { Account } from '@tracklane/contract/user'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const app = appPerFile({ clock: () => NOW })

let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

async function list(visitor: Visitor, query = ''): Promise<Account[]> {
  const answer = await visitor.get(`/user?per_page=100${query}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().meta.total).toBe(answer.json().data.length)
  return answer.json().data
}

const ids = async (visitor: Visitor, query = '') => (await list(visitor, query)).map(({ id }) => id).sort((a, b) => a - b)

describe('the scope of accounts', () => {
  test('an administrator sees all, in full', async () => {
    const { users, logistElsewhere, strangerLogist, strangerAdmin, organization, country } = app.world
    expect(await ids(admin)).toEqual([...Object.values(users), logistElsewhere, strangerLogist, strangerAdmin].sort((a, b) => a - b))
    const answer = await admin.get(`/user/${users.courier}`)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json().data).toMatchObject({
      role: 'courier',
      organization: 'North Parcel',
      organization_id: organization,
      country_name: 'Germany',
      country_id: country,
      courier: expect.stringContaining('Carl Rider'),
      last_seen_at: null,
      version: 1,
    })
  })

  test('an organization administrator sees their own organization alone', async () => {
    const { users, logistElsewhere, strangerLogist } = app.world
    const visitor = await app.as('organization_admin')
    const own = [users.organization_admin, users.reporter, users.logist, users.courier, logistElsewhere]
    expect(await ids(visitor)).toEqual(own.sort((a, b) => a - b))
    const [foreign, absent] = [await visitor.get(`/user/${strangerLogist}`), await visitor.get('/user/999999')]
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
    expect((await visitor.get(`/user/${users.admin}`)).statusCode).toBe(404)
    expect((await visitor.get(`/user/${users.logist}`)).statusCode).toBe(200)
  })

  test('security sees every organization, but only the names of administrators and security', async () => {
    const { users, strangerLogist } = app.world
    const security = await app.as('security')
    expect(await ids(security)).toEqual(await ids(admin))
    for (const id of [users.admin, users.security]) {
      const { data } = (await security.get(`/user/${id}`)).json()
      expect(Object.keys(data).sort()).toEqual(['first_name', 'id', 'last_name', 'name', 'role'])
    }
    expect((await security.get(`/user/${strangerLogist}`)).json().data).toMatchObject({ email: expect.stringContaining('@') })
  })

  test('fields hidden from security cannot be found by search, filter or sort', async () => {
    const { db, users } = app.world
    await db.updateTable('users').set({ last_login_at: NOW }).execute()
    const hidden = { email: 'zz-root@hidden.test', phone: '+49 555 70 80 90' }
    await db.updateTable('users').set(hidden).where('id', '=', users.admin).execute()
    const security = await app.as('security')
    expect(await list(security, '&search=hidden.test')).toEqual([])
    expect(await list(security, '&search=555708090')).toEqual([])
    expect(await ids(security, '&active=1')).not.toContain(users.admin)
    for (const sort of ['email', '-email', 'last_seen_at', '-last_seen_at'])
      expect((await list(security, `&sort=${sort}`)).slice(-2).map(({ role }) => role)).toEqual(['admin', 'security'])
    expect(await ids(admin, '&search=hidden.test')).toEqual([users.admin])
  })

  test('security of one organization sees that one alone', async () => {
    const { db, otherOrganization, strangerLogist, strangerAdmin } = app.world
    const guard = await buildUser(db, { role: 'security', organization_id: otherOrganization })
    expect(await ids(await app.as(guard))).toEqual([strangerLogist, strangerAdmin, guard])
  })

  test('people without an organization see nobody; other roles are refused', async () => {
    const lost = await buildUser(app.world.db, { role: 'organization_admin', organization_id: null })
    expect(await list(await app.as(lost))).toEqual([])
    for (const role of ['reporter', 'logist', 'courier'] as const) expect((await (await app.as(role)).get('/user')).statusCode).toBe(403)
    expect((await app.guest().get('/user')).statusCode).toBe(401)
  })

  test('deleted accounts are hidden from everybody', async () => {
    const { db, users } = app.world
    await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', users.logist).execute()
    expect(await ids(admin)).not.toContain(users.logist)
    expect((await admin.get(`/user/${users.logist}`)).statusCode).toBe(404)
  })

  test('no reply has a secret', async () => {
    for (const role of ['admin', 'organization_admin', 'security'] as const) {
      const visitor = await app.as(role)
      const answers = [await visitor.get('/user'), await visitor.get(`/user/${app.world.users.logist}`)]
      for (const { body } of answers) expect(body).not.toMatch(/password|hash|secret|token|session|id_hash/)
    }
  })
})

describe('the list', () => {
  test('is searched, filtered and sorted', async () => {
    const { db, users, organization, otherCountry, logistElsewhere } = app.world
    await db.updateTable('users').set({ first_name: 'Zoë', phone: '+48 600', active: false }).where('id', '=', logistElsewhere).execute()
    expect(await ids(admin, '&search=zoë')).toEqual([logistElsewhere])
    expect(await ids(admin, '&search=%2B48')).toEqual([logistElsewhere])
    expect(await ids(admin, '&search=%25')).toEqual([])
    expect(await ids(admin, '&role=security,admin')).toEqual([users.admin, users.security])
    expect(await ids(admin, `&country_id=${otherCountry}`)).toEqual([logistElsewhere])
    expect(await ids(admin, '&active=0')).toEqual([logistElsewhere])
    expect((await list(admin, `&organization_id=${organization}`)).length).toBe(5)
    expect((await list(admin, '&sort=-name'))[0]?.id).toBe(logistElsewhere)
    expect((await list(admin, '&sort=organization,role'))[0]?.role).toBe('courier')
  })

  test('is paged', async () => {
    const answer = await admin.get('/user?per_page=10&page=1')
    expect(answer.json().meta).toEqual({ current_page: 1, per_page: 10, total: ROLES.length + 3, last_page: 1 })
    expect((await admin.get('/user?per_page=10&page=2')).json().data).toEqual([])
  })

  test.each(['sort=password_hash', 'sort=last_login_at', 'sort=constructor', 'role=root', 'active=perhaps', 'country_id=1e3'])(
    '%s is refused',
    async (query) => expect((await admin.get(`/user?${query}`)).statusCode).toBe(422),
  )
})

describe('the time a person was last seen', () => {
  const seen = async (id: number) => (await admin.get(`/user/${id}`)).json().data.last_seen_at

  test('is the latest of their sessions, also of ended ones', async () => {
    const { users } = app.world
    const logist = await app.as('logist')
    expect(await seen(users.logist)).toBe(NOW.toISOString())
    expect((await logist.post('/user/logout')).statusCode).toBe(204)
    await app.world.db
      .updateTable('users')
      .set({ last_login_at: new Date('2026-05-04T08:00:00Z') })
      .where('id', '=', users.logist)
      .execute()
    expect(await seen(users.logist)).toBe(NOW.toISOString())
  })

  test('does not change by impersonation', async () => {
    const { db, users } = app.world
    await app.credentials('reporter')
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).where('user_id', '=', users.reporter).execute()
    expect(await seen(users.reporter)).toBeNull()
    await db.deleteFrom('sessions').where('user_id', '=', users.reporter).execute()
    expect(await seen(users.reporter)).toBeNull()
  })
})
