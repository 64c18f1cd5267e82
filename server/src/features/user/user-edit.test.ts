import { ROLES } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const PASSWORD = 'nine small boats'
const app = appPerFile({ clock: () => NOW })

let admin: Visitor
let manager: Visitor
beforeEach(async () => {
  admin = await app.as('admin')
  manager = await app.as('organization_admin')
})

const EVE = { first_name: ' Eve ', last_name: 'Hall', email: 'Eve@tracklane.test', role: 'logist', password: PASSWORD }

type Answer = Awaited<ReturnType<Visitor['get']>>

function refused(answer: Answer): string[] {
  expect(answer.statusCode).toBe(422)
  return Object.keys(answer.json().errors)
}

function logsOf(entity: string, id: number) {
  const { db } = app.world
  return db.selectFrom('model_logs').selectAll().where('entity', '=', entity).where('entity_id', '=', id).orderBy('id').execute()
}

describe('a new account', () => {
  test("is in the creator's organization, has a temporary password and is logged without it", async () => {
    const { organization, country } = app.world
    const answer = await manager.post('/user', { ...EVE, country_id: country, phone: '' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    const { data } = answer.json()
    expect(data).toMatchObject({ name: 'Eve Hall', phone: null, organization_id: organization, country_name: 'Germany', active: true })
    const [log] = await logsOf('user', data.id)
    expect(log).toMatchObject({ action: 'created', changes: { role: { old: null, new: 'logist' }, organization: { new: 'North Parcel' } } })
    expect(JSON.stringify(log)).not.toMatch(/argon2|boats/)
  })

  test.each([
    ['is disabled', () => ({ active: false }), { organization_id: ['Choose one of the offered values'] }],
    [
      'stops serving the country',
      () => ({ country_ids: [app.world.otherCountry] }),
      { country_id: ['The organization does not serve this country'] },
    ],
  ])('is refused where its organization %s before the password is hashed', async (_what, changes, errors) => {
    const { db, organization, country } = app.world
    vi.spyOn(app.app.platform.mailer, 'place').mockImplementationOnce(async () => {
      await db.updateTable('organizations').set(changes()).where('id', '=', organization).execute()
      return 'server'
    })
    const answer = await admin.post('/user', { ...EVE, password: undefined, organization_id: organization, country_id: country })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect(await db.selectFrom('users').select('id').where('last_name', '=', EVE.last_name).execute()).toEqual([])
  })

  test('must change the password before anything else', async () => {
    await manager.post('/user', EVE)
    const eve = browser(app.app)
    expect((await eve.login(EVE.email, PASSWORD)).json().data).toMatchObject({ must_change_password: true })
    expect((await eve.get('/api/order')).statusCode).toBe(403)
    const own = await eve.put('/api/user/password', { current_password: PASSWORD, password: 'ten tall trees' })
    expect(own.json().data).toMatchObject({ must_change_password: false })
    expect((await eve.get('/api/order')).statusCode).toBe(200)
  })

  test.each([
    ['first_name', ''],
    ['last_name', 'x'.repeat(81)],
    ['email', 'eve'],
    ['email', undefined],
    ['role', 'root'],
    ['password', 'short'],
    ['password', 'password123'],
    ['password', 'Eve@tracklane.test'],
    ['password', undefined],
    ['organization_id', null],
    ['organization_id', 999_999],
    ['country_id', 999_999],
    ['active', 'yes'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const { organization } = app.world
    expect(refused(await admin.post('/user', { ...EVE, organization_id: organization, [field]: value }))).toEqual([field])
  })

  test.each(ROLES)('of a %s needs the area of its role', async (role) => {
    const { organization } = app.world
    const nowhere = await admin.post('/user', { ...EVE, role })
    expect(nowhere.statusCode).toBe(role === 'admin' || role === 'security' ? 201 : 422)
    const somewhere = await admin.post('/user', { ...EVE, email: 'b@tracklane.test', role, organization_id: organization })
    expect(somewhere.statusCode).toBe(role === 'admin' ? 422 : 201)
  })

  test('may use the address of a deleted account and of no other, in any case, also when two are created at once', async () => {
    const { organization, users } = app.world
    await app.world.db.updateTable('users').set({ email: EVE.email }).where('id', '=', users.reporter).execute()
    const again = { ...EVE, email: 'EVE@tracklane.test', organization_id: organization }
    expect(refused(await admin.post('/user', again))).toEqual(['email'])
    expect((await admin.delete(`/user/${users.reporter}`)).statusCode).toBe(204)
    const answers = await Promise.all([admin.post('/user', again), admin.post('/user', again)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })
})

describe('an organization administrator', () => {
  test('can only create people in their own organization', async () => {
    const { otherOrganization, organization, users, strangerLogist } = app.world
    for (const organization_id of [otherOrganization, 999_999, null]) {
      expect(refused(await manager.post('/user', { ...EVE, organization_id }))).toEqual(['organization_id'])
      expect(refused(await manager.put(`/user/${users.logist}`, { organization_id }))).toEqual(['organization_id'])
    }
    expect((await manager.put(`/user/${users.logist}`, { organization_id: organization })).statusCode).toBe(200)
    for (const id of [strangerLogist, users.admin, 999_999]) {
      const answers = [await manager.put(`/user/${id}`, { first_name: 'X' }), await manager.delete(`/user/${id}`)]
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(({ body }) => [404, body]))
    }
    expect((await manager.put(`/user/${strangerLogist}`, { first_name: 'X' })).body).toBe(
      (await manager.put('/user/999999', { first_name: 'X' })).body,
    )
  })

  test('cannot use an inactive organization or country', async () => {
    const { db, country, users, otherOrganization } = app.world
    await db.updateTable('countries').set({ active: false }).where('id', '=', country).execute()
    await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
    expect(refused(await manager.post('/user', { ...EVE, country_id: country }))).toEqual(['country_id'])
    expect((await manager.put(`/user/${users.logist}`, { country_id: country, phone: '1' })).statusCode).toBe(200)
    expect(refused(await admin.put(`/user/${users.logist}`, { organization_id: otherOrganization }))).toEqual(['organization_id'])
  })
})

describe('security of one organization', () => {
  test('is limited to it, and security of all organizations is not', async () => {
    const { db, organization, otherOrganization, strangerLogist, users } = app.world
    const guard = await app.as(await buildUser(db, { role: 'security', organization_id: organization }))
    expect((await guard.post('/user', EVE)).json().data).toMatchObject({ organization_id: organization })
    expect(refused(await guard.put(`/user/${users.logist}`, { organization_id: otherOrganization }))).toEqual(['organization_id'])
    expect((await guard.put(`/user/${strangerLogist}`, { phone: '1' })).statusCode).toBe(404)
    const security = await app.as('security')
    expect((await security.put(`/user/${strangerLogist}`, { organization_id: organization })).statusCode).toBe(200)
  })
})

describe("one's own account", () => {
  test.each(['admin', 'organization_admin', 'security'] as const)('of a %s can be changed and deleted by others alone', async (role) => {
    const { users, otherOrganization, otherCountry } = app.world
    const visitor = await app.as(role)
    await buildUser(app.world.db, { role: 'admin' })
    const other = { role: 'logist', organization_id: otherOrganization, country_id: otherCountry, active: false }
    for (const [field, value] of Object.entries(other))
      expect(refused(await visitor.put(`/user/${users[role]}`, { [field]: value }))).toEqual([field])
    expect(refused(await visitor.put(`/user/${users[role]}`, { password: PASSWORD }))).toEqual(['password'])
    expect(refused(await visitor.delete(`/user/${users[role]}`))).toEqual(['id'])
    const own = await visitor.put(`/user/${users[role]}`, { first_name: 'Zoë' })
    expect(own.statusCode).toBe(role === 'admin' ? 200 : 403)
  })
})
