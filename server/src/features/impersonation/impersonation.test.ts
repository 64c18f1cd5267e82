import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/account.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let now = new Date('2026-03-02T08:00:00Z')
const test = appPerFile({ clock: () => now })

beforeEach(() => {
  now = new Date('2026-03-02T08:00:00Z')
})

const admin = () =>
  signedIn(test, { role: 'admin', organization_id: null, country_id: null, email: 'nora@tracklane.test', first_name: 'Nora' })
const status = async (visitor: Browser) => (await visitor.get('/api/user/profile')).statusCode
const profile = async (visitor: Browser) => (await visitor.get('/api/user/profile')).json().data
const act = (visitor: Browser, id: number, body: object = {}) => visitor.post(`/api/impersonate/${id}`, body)
const back = (visitor: Browser) => visitor.delete('/api/impersonate')
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const change = (id: number, set: object) => test.world.db.updateTable('users').set(set).where('id', '=', id).execute()

/** Makes a second tab with the current cookies. */
function copyOf(visitor: Browser): Browser {
  const copy = browser(test.app)
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}

describe('I-1: who may impersonate whom', () => {
  const pairs = ROLES.flatMap((role) => ROLES.map((other) => [role, other] as const))
  const MAY: Partial<Record<Role, readonly Role[]>> = {
    admin: ROLES.filter((role) => role !== 'admin'),
    organization_admin: ['logist', 'reporter', 'courier'],
  }

  it.each(pairs)('a %s as a %s', async (role, other) => {
    const { db, organization, country } = test.world
    const target = await buildUser(db, { role: other, organization_id: organization, country_id: country })
    const { statusCode } = await (await test.as(role)).post(`/impersonate/${target}`, {})
    expect(statusCode).toBe(MAY[role]?.includes(other) ? 200 : 403)
  })
})

describe('I-2: people who cannot be impersonated', () => {
  it('oneself and people who cannot sign in are 422 and change nothing', async () => {
    const visitor = await admin()
    const { logist, reporter } = test.world.users
    await change(logist, { active: false })
    for (const id of [visitor.id, logist]) expect((await act(visitor, id)).statusCode).toBe(422)
    await test.world.db.updateTable('organizations').set({ active: false }).execute()
    expect((await act(visitor, reporter)).statusCode).toBe(422)
    expect(await profile(visitor)).toMatchObject({ id: visitor.id, impersonator: null })
  })

  it('deleted, missing and foreign people are 404 alike', async () => {
    const own = await signedIn(test, { role: 'organization_admin', email: 'katrin@tracklane.test' })
    const { users, strangerLogist, strangerAdmin } = test.world
    await change(users.logist, { deleted_at: now })
    const answers = await Promise.all([users.logist, strangerLogist, strangerAdmin, users.admin, 2_147_483_647].map((id) => act(own, id)))
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, answers[0]?.json()])
  })

  it.each(['__proto__', '1e3', '0', '-1', '1.5', '99999999999'])('a wrong id is 422: %s', async (id) => {
    expect((await (await admin()).post(`/api/impersonate/${id}`, {})).statusCode).toBe(422)
  })
})

it('I-3: an impersonation cannot start another one', async () => {
  const visitor = await admin()
  const { organization_admin, logist } = test.world.users
  expect((await act(visitor, organization_admin)).statusCode).toBe(200)
  expect((await act(visitor, logist)).statusCode).toBe(403)
  expect(await profile(visitor)).toMatchObject({ id: organization_admin })
})

it("I-4: the rights are the target's, never both people's", async () => {
  const visitor = await admin()
  const asked = async () =>
    Promise.all(['/api/order-flow/default', '/api/home/deliveries'].map(async (url) => (await visitor.get(url)).statusCode))
  expect(await asked()).toEqual([200, 403])
  await act(visitor, test.world.users.courier)
  expect(await asked()).toEqual([403, 200])
})

it("I-5: the target's password and preferences cannot be changed", async () => {
  const visitor = await admin()
  const { logist } = test.world.users
  await change(logist, { must_change_password: true, theme: 'light', language: 'en' })
  await act(visitor, logist)
  const before = await test.world.db.selectFrom('users').selectAll().where('id', '=', logist).executeTakeFirstOrThrow()
  const passwords = { current_password: 'whatever it is', password: 'nine small boats' }
  expect((await visitor.put('/api/user/password', passwords)).statusCode).toBe(403)
  const answer = await visitor.put('/api/user/profile', { theme: 'dark', language: 'de' })
  expect([answer.statusCode, answer.json().data]).toEqual([200, expect.objectContaining({ theme: 'light', language: 'en' })])
  expect((await visitor.put('/api/user/profile', { language: 'xx' })).statusCode).toBe(422)
  // Nor may they choose the password that must be changed.
  expect(answer.json().data.must_change_password).toBe(false)
  expect((await visitor.get('/api/order/kanban')).statusCode).toBe(200)
  expect(await test.world.db.selectFrom('users').selectAll().where('id', '=', logist).executeTakeFirstOrThrow()).toEqual(before)
})

describe('I-6: both people are checked with every request', () => {
  it.each([
    ['the impersonator is demoted', 'self', { role: 'logist' as const }],
    ['the impersonator is disabled', 'self', { active: false }],
    ['the password of who sits there changes', 'self', { password_hash: 'another' }],
    ['the other person is disabled', 'target', { active: false }],
    ['the other person is deleted', 'target', { deleted_at: new Date() }],
    ['the other person becomes an admin', 'target', { role: 'admin' as const }],
  ])('the impersonation ends when %s, and the way back too', async (_, who, set) => {
    const visitor = await admin()
    const { logist } = test.world.users
    await act(visitor, logist)
    expect(await status(visitor)).toBe(200)
    await change(who === 'self' ? visitor.id : logist, set)
    expect((await back(visitor)).statusCode).toBe(401)
    expect(await status(visitor)).toBe(401)
  })
})

describe('I-7: a session of its own', () => {
  it('has a new id and CSRF token at its start and end, and the former ones end', async () => {
    const visitor = await admin()
    const { logist } = test.world.users
    const steps = [() => act(visitor, logist), () => back(visitor)]
    for (const step of steps) {
      const before = copyOf(visitor)
      expect((await step()).statusCode).toBeLessThan(300)
      for (const name of ['session', 'XSRF-TOKEN']) expect(visitor.jar.get(name)).not.toBe(before.jar.get(name))
      expect(await status(before)).toBe(401)
      const mixed = copyOf(visitor)
      mixed.jar.set('XSRF-TOKEN', before.jar.get('XSRF-TOKEN') ?? '')
      expect((await mixed.put('/api/user/profile', {})).statusCode).toBe(419)
    }
    expect(await profile(visitor)).toMatchObject({ id: visitor.id, impersonator: null })
  })

  it('starts once, also with several requests at once', async () => {
    const visitor = await admin()
    const { logist, reporter, courier } = test.world.users
    const answers = await Promise.all([logist, reporter, courier].map((id) => act(copyOf(visitor), id)))
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1)
    expect(await test.world.db.selectFrom('sessions').selectAll().where('impersonator_id', '=', visitor.id).execute()).toHaveLength(1)
  })

  it('ends after 60 minutes, also in use, and tells the time left', async () => {
    const visitor = await admin()
    await act(visitor, test.world.users.courier)
    later(59 * MINUTE)
    expect((await profile(visitor)).impersonator).toMatchObject({ id: visitor.id, first_name: 'Nora', seconds_left: 60 })
    later(MINUTE)
    expect(await status(visitor)).toBe(401)
  })

  it("never outlives one's own session, which continues unchanged", async () => {
    const visitor = await admin()
    for (let hour = 0; hour < 11; hour += 1) {
      later(HOUR)
      expect(await status(visitor)).toBe(200)
    }
    later(30 * MINUTE)
    await act(visitor, test.world.users.logist)
    expect((await profile(visitor)).impersonator.seconds_left).toBe(30 * 60)
    await back(visitor)
    later(29 * MINUTE)
    expect(await status(visitor)).toBe(200)
    later(MINUTE)
    expect(await status(visitor)).toBe(401)
  })
})

describe('I-8: signing out', () => {
  it('ends both sessions', async () => {
    const visitor = await admin()
    await act(visitor, test.world.users.logist)
    const before = copyOf(visitor)
    expect((await visitor.post('/api/user/logout')).statusCode).toBe(204)
    for (const one of [visitor, before]) expect(await status(one)).toBe(401)
    const living = await test.world.db.selectFrom('sessions').selectAll().where('user_id', 'is not', null).execute()
    expect(living).toEqual([])
  })

  it('going back changes nothing without an impersonation, and needs a session', async () => {
    const visitor = await admin()
    const before = visitor.jar.get('session')
    expect((await back(visitor)).statusCode).toBe(204)
    expect(visitor.jar.get('session')).toBe(before)
    expect(await status(visitor)).toBe(200)
    const guest = browser(test.app)
    await guest.get('/sanctum/csrf-cookie')
    expect((await back(guest)).statusCode).toBe(401)
  })
})

const told = () =>
  test.world.db
    .selectFrom('sign_ins')
    .select(['kind', 'user_id', 'actor_id', 'reason'])
    .where('kind', 'in', ['impersonation_started', 'impersonation_ended'])
    .orderBy('id')
    .execute()

it('the sign-ins list its start, its reason and its end, also by signing out', async () => {
  const { logist, courier } = test.world.users
  const visitor = await admin()
  await act(visitor, logist, { reason: ' Check the board in Kiel ' })
  await back(visitor)
  await act(visitor, courier)
  await visitor.post('/api/user/logout')
  expect(await told()).toEqual([
    { kind: 'impersonation_started', user_id: logist, actor_id: visitor.id, reason: 'Check the board in Kiel' },
    { kind: 'impersonation_ended', user_id: logist, actor_id: visitor.id, reason: null },
    { kind: 'impersonation_started', user_id: courier, actor_id: visitor.id, reason: null },
    { kind: 'impersonation_ended', user_id: courier, actor_id: visitor.id, reason: null },
  ])
})

it.each([{ reason: 'x'.repeat(501) }, { reason: 5 }, { reason: ['x'] }, []])(
  'a reason is a text of reasonable length: %j',
  async (body) => {
    const visitor = await admin()
    expect((await act(visitor, test.world.users.logist, body)).statusCode).toBe(422)
    expect(await told()).toEqual([])
  },
)

it('I-9: the log names both people', async () => {
  const visitor = await admin()
  const { courier, users } = test.world
  await act(visitor, users.logist)
  expect((await visitor.put(`/api/courier/${courier}`, { phone: '+49 40 1234567' })).statusCode).toBe(200)
  const logs = await test.world.db.selectFrom('model_logs').selectAll().where('entity', '=', 'courier').orderBy('id').execute()
  const { first_name, last_name } = await profile(visitor)
  expect(logs.at(-1)).toMatchObject({ actor_id: users.logist, impersonator_id: visitor.id })
  expect(logs.at(-1)?.actor_name).toBe(`Nora ${(await last(visitor.id)).last_name} (as ${first_name} ${last_name})`)
})

const last = (id: number) => test.world.db.selectFrom('users').select('last_name').where('id', '=', id).executeTakeFirstOrThrow()
