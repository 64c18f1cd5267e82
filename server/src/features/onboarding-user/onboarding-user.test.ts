import { type Onboarding, Onboarding as OnboardingFlags } from '@tracklane/contract/kit/person'
import { ROLES } from '@tracklane/contract/kit/role'
import { describe, expect, test } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
const PATH = '/onboarding/user'
const FLAGS = Object.keys(OnboardingFlags.shape) as (keyof Onboarding)[]
const SHOWN: Onboarding = {
  hide_welcome: false,
  hide_menu_tour: false,
  hide_kanban_tour: false,
  hide_onboarding_tour: false,
  hide_setup_guide: false,
}

/** Reads the accounts without the time of their last use, which changes with every request. */
function accounts() {
  return app.world.db
    .selectFrom('users')
    .select(['id', 'role', 'first_name', 'email', 'theme', ...FLAGS])
    .orderBy('id')
    .execute()
}

async function logs() {
  const rows = app.world.db.selectFrom('model_logs').select(['entity', 'entity_id', 'action', 'changes'])
  return rows.orderBy('id').execute()
}

describe.each(ROLES)('a %s', (role) => {
  test.each(FLAGS)('hides and shows %s, for themselves alone', async (flag) => {
    const self = app.world.users[role]
    const visitor = await app.as(role)
    const others = (await accounts()).filter(({ id }) => id !== self)

    const answer = await visitor.put(PATH, { [flag]: true })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { ...SHOWN, [flag]: true, version: expect.any(Number) } }])
    expect((await visitor.get('/user/profile')).json().data.onboarding).toEqual({ ...SHOWN, [flag]: true })
    expect((await accounts()).filter(({ id }) => id !== self)).toEqual(others)

    expect((await visitor.put(PATH, { [flag]: false })).json().data).toMatchObject(SHOWN)
  })
})

test('several are set at once, and absent ones stay', async () => {
  const logist = await app.as('logist')
  await logist.put(PATH, { hide_kanban_tour: true })
  const answer = await logist.put(PATH, { hide_welcome: true, hide_menu_tour: true })
  expect(answer.json().data).toEqual({
    hide_welcome: true,
    hide_menu_tour: true,
    hide_kanban_tour: true,
    hide_onboarding_tour: false,
    hide_setup_guide: false,
    version: 3,
  })
  expect(answer.headers.etag).toBe('"3"')
})

test('no other field and no other account is written', async () => {
  const { logist, admin } = app.world.users
  const before = await accounts()
  const body = {
    hide_welcome: true,
    id: admin,
    user_id: admin,
    role: 'admin',
    email: 'x@y.test',
    theme: 'dark',
  }
  expect((await (await app.as('logist')).put(PATH, body)).statusCode).toBe(200)
  expect(await accounts()).toEqual(before.map((row) => (row.id === logist ? { ...row, hide_welcome: true } : row)))
})

test.each([
  ['nothing', {}],
  ['nothing known', { hide_everything: true, role: 'admin' }],
  ['a word', { hide_welcome: 'true' }],
  ['a number', { hide_menu_tour: 1 }],
  ['nothing in its place', { hide_kanban_tour: null }],
  ['a list', { hide_onboarding_tour: [true] }],
  ['one that is right and one that is not', { hide_welcome: true, hide_menu_tour: 'yes' }],
])('%s is refused, and nothing is written', async (_, body) => {
  const before = await accounts()
  const answer = await (await app.as('logist')).put(PATH, body)
  expect(answer.statusCode).toBe(422)
  expect(Object.values(answer.json().errors).flat().join()).not.toBe('')
  expect(await accounts()).toEqual(before)
})

test('a change is logged once', async () => {
  const logist = await app.as('logist')
  await logist.put(PATH, { hide_welcome: true })
  await logist.put(PATH, { hide_welcome: true })
  const changes = { hide_welcome: { old: false, new: true } }
  expect(await logs()).toEqual([{ entity: 'user', entity_id: app.world.users.logist, action: 'updated', changes }])
})

test.each(ROLES.filter((role) => role !== 'admin'))('impersonating a %s hides nothing', async (role) => {
  const headers = await actingHeaders(app, { impersonator: 'admin', as: role })
  const before = await accounts()
  const everything = {
    hide_welcome: true,
    hide_menu_tour: true,
    hide_kanban_tour: true,
    hide_onboarding_tour: true,
    hide_setup_guide: true,
  }
  const answer = await app.app.fastify.inject({ method: 'PUT', url: `/api${PATH}`, headers, payload: everything })
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { ...SHOWN, version: 1 } }])
  expect([await accounts(), await logs()]).toEqual([before, []])
})

test('two changes at the same time are both kept', async () => {
  const logist = await app.as('logist')
  await Promise.all(FLAGS.map((flag) => logist.put(PATH, { [flag]: true })))
  expect(Object.values((await logist.get('/user/profile')).json().data.onboarding)).toEqual([true, true, true, true, true])
})
