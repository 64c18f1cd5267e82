import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPassword } from '#platform/session/password.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'
import { homeOf } from './home.testing.ts'

const app = appPerFile()

const PASSWORD = 'nine small boats'

async function knownOf(who: Parameters<TestApp['as']>[0]) {
  const { known_to_security: known } = await homeOf(app, who)
  return known?.map(({ user_id, is_new }) => [user_id, is_new]) ?? null
}

/** Makes the log entries of this account older by that time. */
async function agedBy(account: number, age: string): Promise<void> {
  await sql`update model_logs set created_at = created_at - ${age}::interval where entity = 'user' and entity_id = ${account}`.execute(
    app.world.db,
  )
}

test('administrators see for thirty days whose password security has set, and every other change leaves it', async () => {
  const { users, strangerLogist, strangerAdmin, organization, country } = app.world
  const security = await app.as('security')
  const eve = {
    first_name: 'Eve',
    last_name: 'Ray',
    email: 'eve@tracklane.test',
    role: 'logist',
    organization_id: organization,
    country_id: country,
    password: PASSWORD,
  }
  const made = await security.post('/user', eve)
  expect(made.statusCode).toBe(201)
  const { id } = made.json().data
  for (const given of [users.logist, strangerLogist])
    expect((await security.put(`/user/${given}`, { password: PASSWORD })).statusCode).toBe(200)
  await security.put(`/user/${users.reporter}`, { phone: '1' })

  expect(await knownOf('admin')).toEqual([
    [strangerLogist, false],
    [users.logist, false],
    [id, true],
  ])
  expect(await knownOf('organization_admin')).toEqual([
    [users.logist, false],
    [id, true],
  ])
  expect(await knownOf(strangerAdmin)).toEqual([[strangerLogist, false]])
  for (const who of ['reporter', 'courier', 'security'] as const) expect(await knownOf(who)).toBeNull()

  const [latest] = (await homeOf(app, 'organization_admin')).known_to_security ?? []
  expect(latest).toMatchObject({ user_id: users.logist, role: 'logist', by: expect.any(String), at: expect.any(String) })
  await agedBy(id, '30 days')
  await agedBy(users.logist, '29 days 23 hours')
  expect(await knownOf('organization_admin')).toEqual([[users.logist, false]])
})

test('passwords set by administrators are left out, and deleted accounts stay listed', async () => {
  const { db, users, organization } = app.world
  const gone = await buildUser(db, { role: 'reporter', organization_id: organization, country_id: null })
  await (await app.as('admin')).put(`/user/${users.logist}`, { password: PASSWORD })
  await (await app.as('security')).put(`/user/${gone}`, { password: PASSWORD })
  await (await app.as('admin')).delete(`/user/${gone}`)
  expect(await knownOf('organization_admin')).toEqual([[null, false]])
})

test("security's own password is left out", async () => {
  const { users } = app.world
  await app.world.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', users.security)
    .execute()
  const own = await (await app.as('security')).put('/user/password', { current_password: PASSWORD, password: 'ten small boats' })
  expect(own.statusCode).toBe(200)
  expect(await knownOf('admin')).toEqual([])
})

test('the list keeps a name whatever happens to the account that set the password', async () => {
  const { db, users } = app.world
  await (await app.as('security')).put(`/user/${users.logist}`, { password: PASSWORD })
  await (await app.as('admin')).put(`/user/${users.security}`, { role: 'admin' })
  expect(await knownOf('admin')).toEqual([[users.logist, false]])
  await db
    .updateTable('users')
    .set({ role: 'security', organization_id: null, country_id: null })
    .where('id', '=', users.organization_admin)
    .execute()
  expect(await knownOf('admin')).toEqual([[users.logist, false]])
})
