import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const app = appPerFile({ clock: () => NOW })
let admin: Visitor
let manager: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  manager = await app.as('organization_admin')
})

const home = async (visitor: Visitor) => (await visitor.get('/home')).json().data
type Step = { step: string; done: boolean; roles: string[] }
const open = async (visitor: Visitor) => (await home(visitor)).setup.flatMap(({ step, done }: Step) => (done ? [] : [step]))

test('people who set the product up see the missing steps of their own', async () => {
  const { db, otherOrganization } = app.world
  await db.updateTable('organizations').set({ address: null }).execute()
  await db.updateTable('organizations').set({ address: 'Ring 1' }).where('id', '=', otherOrganization).execute()
  expect(await open(admin)).not.toContain('address')
  expect(await open(manager)).toContain('address')
  expect((await home(manager)).setup.find(({ step }: Step) => step === 'address').roles).toEqual(['admin'])
  for (const role of ['reporter', 'logist', 'courier', 'security'] as const) expect((await home(await app.as(role))).setup).toBeNull()
})

test('deleted and inactive people complete no step', async () => {
  const { db, organization } = app.world
  expect(await open(manager)).not.toContain('logist')
  await db.updateTable('users').set({ active: false }).where('role', '=', 'logist').where('organization_id', '=', organization).execute()
  expect(await open(manager)).toContain('logist')
})

test('each person hides the guide for themselves', async () => {
  expect((await manager.get('/user/profile')).json().data.onboarding.hide_setup_guide).toBe(false)
  expect((await manager.put('/onboarding/user', { hide_setup_guide: true })).json().data.hide_setup_guide).toBe(true)
  expect((await manager.get('/user/profile')).json().data.onboarding.hide_setup_guide).toBe(true)
  expect((await admin.get('/user/profile')).json().data.onboarding.hide_setup_guide).toBe(false)
})

test('people in charge see open orders in a country without a logist', async () => {
  const { db, organization, otherCountry, country } = app.world
  const body = { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3', organization_id: organization }
  await admin.post('/order', { ...body, country_id: otherCountry })
  const rows = async (visitor: Visitor) =>
    (await home(visitor)).without_logist.filter((row: { organization_id: number }) => row.organization_id === organization)
  await db.updateTable('users').set({ country_id: country }).where('role', '=', 'logist').execute()
  const [row] = await rows(manager)
  expect(row).toMatchObject({ organization_id: organization, country_id: otherCountry })
  const list = (await manager.get(`/order?country_id=${otherCountry}&status_id=1,2,3,4,6`)).json().meta.total
  expect(row.total).toBe(list)
  expect(await rows(admin)).toEqual([row])
  await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
  expect(await rows(manager)).toEqual([])
  expect((await home(await app.as('logist'))).without_logist).toBeNull()
})

test("security sees refused sign-ins by name and number alone, administrators' too", async () => {
  const { db, users, organization } = app.world
  const at = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
  const email = 'x@tracklane.test'
  const refused = (user_id: number, created_at: Date) => ({
    user_id,
    email,
    kind: 'refused' as const,
    reason: 'wrong_password',
    created_at,
  })
  await db
    .insertInto('sign_ins')
    .values([refused(users.admin, at(1)), refused(users.admin, at(2)), refused(users.logist, at(3)), refused(users.logist, at(30))])
    .execute()
  const security = await app.as(await buildUser(db, { role: 'security', organization_id: null, country_id: null }))
  const { attacked } = await home(security)
  expect(attacked.map(({ id, refused: total }: { id: number; refused: number }) => [id, total])).toEqual([
    [users.admin, 2],
    [users.logist, 1],
  ])
  expect(Object.keys(attacked[0])).toEqual(['id', 'name', 'role', 'refused', 'last_at'])
  const bound = await app.as(await buildUser(db, { role: 'security', organization_id: organization, country_id: null }))
  expect((await home(bound)).attacked).toEqual([])
  expect((await home(admin)).attacked).toBeNull()
})
