import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'
import { buildPasswordLink, LINK_TOKEN } from '#testing/password-link.ts'

const app = appPerFile()
const LOGIN = 'ann@company.example'
const NEW = 'nine small boats'
let admin: Visitor
let id: number

beforeEach(async () => {
  admin = await app.as('admin')
  const { db, organization, country } = app.world
  await db.deleteFrom('users').where('email', '=', LOGIN).execute()
  id = await buildUser(db, { role: 'logist', organization_id: organization, country_id: country, email: LOGIN })
  await buildPasswordLink(db, id)
})

async function reset(): Promise<number> {
  const visitor = browser(app.app)
  await visitor.get('/api/sanctum/csrf-cookie')
  return (await visitor.post('/api/user/reset-password', { token: LINK_TOKEN, password: NEW })).statusCode
}

async function put(patch: object): Promise<void> {
  const answer = await admin.put(`/user/${id}`, patch)
  expect(answer.statusCode, answer.body).toBe(200)
}

const area = (organization_id: number, country_id: number) => ({ organization_id, country_id })

describe('a link for a new password', () => {
  test.each<[string, () => [change: object, back: object]]>([
    ['a disabled account', () => [{ active: false }, { active: true }]],
    ['another role', () => [{ role: 'reporter' }, { role: 'logist' }]],
    ['another address', () => [{ email: 'new@company.example' }, { email: LOGIN }]],
    ['another organization', () => [area(app.world.otherOrganization, app.world.country), area(app.world.organization, app.world.country)]],
  ])('stays used by %s, even when that is undone', async (_what, changes) => {
    const [change, back] = changes()
    await put(change)
    await put(back)
    expect(await reset()).toBe(422)
  })

  test('stays used by another password, even when the former one is put back', async () => {
    const { db } = app.world
    const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    await put({ password: 'seven quiet lakes' })
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    expect(await reset()).toBe(422)
  })

  test('stays valid through every other change', async () => {
    await put({ first_name: 'Anna', phone: '+4930123456' })
    await put({ first_name: 'Ann', active: true })
    expect(await reset()).toBe(200)
  })
})
