import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/session/password.ts'
import { hashed } from '#platform/session/secret.ts'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'
import { eventually } from '#testing/hang.ts'

const EMAIL = 'Nora.Lind@tracklane.test'
const GENERIC = ['The email address or the password is wrong']

let test: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let userId: number

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now })
  userId = (await buildAccount(test)).id
})
afterEach(() => test.close())

const profile = async (visitor: Browser): Promise<number> => (await visitor.get('/api/user/profile')).statusCode

async function signedIn(): Promise<Browser> {
  const visitor = browser(test.app)
  expect((await visitor.login(EMAIL, PASSWORD)).statusCode).toBe(200)
  return visitor
}

/** Makes a second browser with the cookies of the first, like a person who has copied them. */
function copyOf(original: Browser): Browser {
  const copy = browser(test.app)
  for (const [name, value] of original.jar) copy.jar.set(name, value)
  return copy
}

describe('sign-in', () => {
  it('answers with the person, without secrets', async () => {
    const answer = await browser(test.app).login(EMAIL, PASSWORD)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ id: userId, role: 'logist', email: EMAIL, impersonator: null, must_change_password: false })
    expect(answer.json().data.last_login_at).toBe(now.toISOString())
    expect(answer.body).not.toMatch(/password_hash|argon2/)
  })

  it('accepts the login in any case and with spaces around it', async () => {
    expect((await browser(test.app).login(`  ${EMAIL.toUpperCase()} `, PASSWORD)).statusCode).toBe(200)
  })

  it('gives a new session id and CSRF token, and ends the earlier ones', async () => {
    const visitor = browser(test.app)
    await visitor.get('/sanctum/csrf-cookie')
    const before = copyOf(visitor)
    await visitor.login(EMAIL, PASSWORD)
    expect(visitor.jar.get('session')).not.toBe(before.jar.get('session'))
    expect(visitor.jar.get('XSRF-TOKEN')).not.toBe(before.jar.get('XSRF-TOKEN'))
    expect(await profile(before)).toBe(401)
    expect((await before.post('/api/user/login', { email: EMAIL, password: PASSWORD })).statusCode).toBe(419)
    const mixed = copyOf(visitor)
    mixed.jar.set('XSRF-TOKEN', before.jar.get('XSRF-TOKEN') ?? '')
    expect((await mixed.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(419)
  })

  it('replaces an existing session', async () => {
    const visitor = await signedIn()
    const before = copyOf(visitor)
    expect((await visitor.login(EMAIL, PASSWORD)).statusCode).toBe(200)
    expect(await profile(before)).toBe(401)
    expect(await profile(visitor)).toBe(200)
  })

  it('has one answer for a wrong password, an unknown login and an account that may not sign in', async () => {
    const { db, otherOrganization } = test.world
    const password_hash = await hashPassword(PASSWORD)
    await buildUser(db, { role: 'logist', email: 'off@tracklane.test', password_hash, active: false })
    await buildUser(db, { role: 'logist', email: 'gone@tracklane.test', password_hash, deleted_at: now })
    await buildUser(db, { role: 'logist', email: 'closed@tracklane.test', password_hash, organization_id: otherOrganization })
    await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
    const bodies = new Set<string>()
    for (const [email, password] of [
      [EMAIL, 'wrong'],
      ['nobody@tracklane.test', PASSWORD],
      ['off@tracklane.test', PASSWORD],
      ['gone@tracklane.test', PASSWORD],
      ['closed@tracklane.test', PASSWORD],
      ["' or 1=1 --", '%00'],
    ] as const) {
      const answer = await browser(test.app).login(email, password)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ email: GENERIC })
      bodies.add(answer.body)
    }
    expect(bodies.size).toBe(1)
  })

  it.each([
    {},
    { email: 7, password: PASSWORD },
    { email: EMAIL },
    { email: [EMAIL], password: {} },
    { email: '', password: '' },
    { email: 'nul\0@tracklane.test', password: PASSWORD },
  ])('refuses %o as malformed', async (body) => {
    const visitor = browser(test.app)
    await visitor.get('/sanctum/csrf-cookie')
    expect((await visitor.post('/api/user/login', body)).statusCode).toBe(422)
  })

  it('with a temporary password only allows changing it', async () => {
    await test.world.db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute()
    const visitor = browser(test.app)
    expect((await visitor.login(EMAIL, PASSWORD)).json().data.must_change_password).toBe(true)
    expect((await visitor.get('/api/role')).statusCode).toBe(403)
    expect(await profile(visitor)).toBe(200)
    expect((await visitor.get('/api/i18n/language-index')).statusCode).toBe(200)
    const changed = await visitor.put('/api/user/password', { current_password: PASSWORD, password: 'nine small boats' })
    expect(changed.json().data.must_change_password).toBe(false)
    expect((await visitor.get('/api/role')).statusCode).toBe(200)
  })
})

describe('sign-out', () => {
  it('ends the session, starts one for a guest, and answers 401 a second time', async () => {
    const visitor = await signedIn()
    const before = copyOf(visitor)
    const answer = await visitor.post('/api/user/logout')
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(visitor.jar.get('session')).not.toBe(before.jar.get('session'))
    expect(await profile(before)).toBe(401)
    expect((await visitor.post('/api/user/logout')).statusCode).toBe(401)
    expect((await visitor.login(EMAIL, PASSWORD)).statusCode).toBe(200)
  })

  it('closes only the sockets of that session', async () => {
    const visitor = await signedIn()
    await signedIn()
    const closed = watchClosed()
    const session = await test.world.db.selectFrom('sessions').select('id_hash').orderBy('created_at').execute()
    await visitor.post('/api/user/logout')
    expect(closed).toHaveLength(1)
    expect(session.map(({ id_hash }) => id_hash)).toContain(closed[0]?.session)
  })
})

function watchClosed(): { session?: string; user_id?: number }[] {
  const closed: { session?: string; user_id?: number }[] = []
  Object.assign(test.app.platform.realtime, { closeOwned: (match: { session?: string; user_id?: number }) => closed.push(match) })
  return closed
}

describe("one's own profile", () => {
  it('stores language and theme, and no other field', async () => {
    const visitor = await signedIn()
    const answer = await visitor.put('/api/user/profile', {
      language: 'de',
      theme: 'dark',
      role: 'admin',
      email: 'x@y.test',
      active: false,
    })
    expect(answer.json().data).toMatchObject({ language: 'de', theme: 'dark', role: 'logist', email: EMAIL, active: true })
    expect((await visitor.get('/api/user/profile')).json().data).toMatchObject({ language: 'de', theme: 'dark' })
  })

  it('logs changes alone', async () => {
    const visitor = await signedIn()
    await visitor.put('/api/user/profile', { theme: 'dark' })
    await visitor.put('/api/user/profile', { theme: 'dark' })
    await visitor.put('/api/user/password', { current_password: PASSWORD, password: 'nine small boats' })
    const logs = await test.world.db.selectFrom('model_logs').select(['entity', 'entity_id', 'changes']).orderBy('id').execute()
    expect(logs).toEqual([
      { entity: 'user', entity_id: userId, changes: { theme: { old: null, new: 'dark' } } },
      { entity: 'user', entity_id: userId, changes: { password_changed: { old: false, new: true } } },
    ])
  })

  it('accepts only existing languages', async () => {
    const answer = await (await signedIn()).put('/api/user/profile', { language: 'xx' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('language')
  })
})

describe('a change of the password', () => {
  const change = (visitor: Browser, password: string, current_password = PASSWORD) =>
    visitor.put('/api/user/password', { current_password, password })

  it('ends the other sessions, renews this one and closes the sockets, its own after the answer', async () => {
    const visitor = await signedIn()
    const elsewhere = await signedIn()
    const before = copyOf(visitor)
    const closed = watchClosed()
    expect((await change(visitor, 'nine small boats')).statusCode).toBe(200)
    const [own, other] = [before, elsewhere].map(({ jar }) => ({ session: hashed(jar.get('session') ?? '') }))
    expect(closed).toEqual([other])
    await eventually(() => expect(closed).toEqual([other, own]))
    expect([await profile(visitor), await profile(elsewhere), await profile(before)]).toEqual([200, 401, 401])
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(422)
    expect((await browser(test.app).login(EMAIL, 'nine small boats')).statusCode).toBe(200)
  })

  it('needs the current password', async () => {
    const answer = await change(await signedIn(), 'nine small boats', 'wrong')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('current_password')
  })

  it.each(['short', 'password123', 'Password2026!', '1234567890', 'aaaaaaaaaa', 'Qwertyuiop', EMAIL, PASSWORD])(
    'refuses %s',
    async (password) => {
      const answer = await change(await signedIn(), password)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toHaveProperty('password')
    },
  )

  it('accepts a long password', async () => {
    expect((await change(await signedIn(), 'long words '.repeat(40))).statusCode).toBe(200)
  })
})
