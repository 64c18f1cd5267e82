import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/session/password.ts'
import { hashed } from '#platform/session/secret.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

const PASSWORD = 'a quiet harbour 7'
const MINUTE = 60_000

let test: TestApp
let now: Date

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now })
})
afterEach(() => test.close())

function wait(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE)
}

async function account(draft: Partial<Parameters<typeof buildUser>[1]> = {}): Promise<{ id: number; email: string }> {
  const { world } = test
  const email = 'nora@tracklane.test'
  const password_hash = await hashPassword(PASSWORD)
  const area = { organization_id: world.organization, country_id: world.country }
  return { id: await buildUser(world.db, { role: 'logist', ...area, email, password_hash, ...draft }), email }
}

async function signedIn(draft: Partial<Parameters<typeof buildUser>[1]> = {}): Promise<Browser & { id: number }> {
  const { id, email } = await account(draft)
  const visitor = browser(test.app)
  expect((await visitor.login(email, PASSWORD)).statusCode).toBe(200)
  return { ...visitor, id }
}

const profile = async (visitor: Browser, headers = {}): Promise<number> => (await visitor.get('/api/user/profile', headers)).statusCode

describe('the CSRF cookie', () => {
  it.each(['/sanctum/csrf-cookie', '/api/sanctum/csrf-cookie', '/sanctum/csrf-cookie/'])('comes with a session from %s', async (url) => {
    const answer = await browser(test.app).get(url)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    const [session, token] = answer.cookies
    expect(session).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7200 })
    expect(session).not.toHaveProperty('secure')
    expect(token).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/', maxAge: 7200 })
    expect(token).not.toHaveProperty('httpOnly')
    expect(token?.value).toMatch(/\+.*==$/)
    expect(String(answer.headers['set-cookie'])).toContain('%3D%3D')
  })

  it('binds to the __Host- name and TLS when the address is https', async () => {
    const tls = await testApp({ settings: { APP_URL: 'https://tracklane.test' } })
    const { cookies } = await browser(tls.app).get('/sanctum/csrf-cookie')
    expect(cookies).toMatchObject([
      { name: '__Host-session', secure: true, httpOnly: true, path: '/' },
      { name: 'XSRF-TOKEN', secure: true, path: '/' },
    ])
    expect(cookies[0]).not.toHaveProperty('domain')
    await tls.close()
  })

  it('keeps the session of somebody who has one', async () => {
    const visitor = await signedIn()
    const before = visitor.jar.get('session')
    await visitor.get('/sanctum/csrf-cookie')
    expect(visitor.jar.get('session')).toBe(before)
    expect(await profile(visitor)).toBe(200)
  })

  it('is not set for a page of another site, which could sign people out with it', async () => {
    const visitor = await signedIn()
    const answer = await visitor.get('/sanctum/csrf-cookie', { referer: 'https://evil.test/' })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies).toEqual([])
  })

  it('stores the session only as a hash', async () => {
    const visitor = browser(test.app)
    await visitor.get('/sanctum/csrf-cookie')
    const rows = await test.world.db.selectFrom('sessions').select('id_hash').execute()
    expect(rows).toEqual([{ id_hash: hashed(visitor.jar.get('session') ?? '') }])
  })
})

describe('a request that changes something', () => {
  const write = (visitor: Browser, headers = {}) => visitor.put('/api/user/profile', { theme: 'dark' }, headers)

  it('passes with the token in either header', async () => {
    const visitor = await signedIn()
    const token = visitor.jar.get('XSRF-TOKEN') ?? ''
    expect((await write(visitor)).statusCode).toBe(200)
    expect((await write(visitor, { 'x-xsrf-token': '', 'x-csrf-token': token })).statusCode).toBe(200)
  })

  it('is refused with 419, and has no effect, without the token or with a wrong one', async () => {
    const visitor = await signedIn()
    const token = visitor.jar.get('XSRF-TOKEN') ?? ''
    const other = browser(test.app)
    await other.get('/sanctum/csrf-cookie')
    const wrong = [
      '',
      encodeURIComponent(token),
      token.replaceAll('+', ' '),
      token.slice(0, -2),
      `A${token.slice(1)}`,
      other.jar.get('XSRF-TOKEN') ?? '',
    ]
    for (const sent of wrong) {
      const answer = await write(visitor, { 'x-xsrf-token': sent })
      expect(answer.statusCode).toBe(419)
      expect(answer.json()).toMatchObject({ message: 'CSRF token mismatch.', error: 'CSRF token mismatch.' })
    }
    expect((await visitor.get('/api/user/profile')).json().data.theme).toBeNull()
  })

  it('does not take the token from the body or the address', async () => {
    const visitor = await signedIn()
    const token = encodeURIComponent(visitor.jar.get('XSRF-TOKEN') ?? '')
    const answer = await visitor.put(`/api/user/profile?_token=${token}`, { theme: 'dark', _token: token }, { 'x-xsrf-token': '' })
    expect(answer.statusCode).toBe(419)
  })

  it('is refused before anything else is looked at, on every path', async () => {
    const guest = browser(test.app)
    for (const path of [
      '/api/user/login',
      '/api/user/logout',
      '/api/broadcasting/auth',
      '/broadcasting/auth',
      '/api/i18n/missed-translation',
    ]) {
      expect((await guest.post(path, { nonsense: true })).statusCode).toBe(419)
    }
  })

  it.each([
    ['a foreign Origin', { origin: 'https://evil.test' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a name that only begins like ours', { origin: 'http://localhost:80.evil.test' }],
    ['a path that only ends like ours', { origin: 'http://evil.test/localhost:80' }],
    ['our name as a user', { origin: 'http://localhost@evil.test' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign Referer', { referer: 'https://evil.test/localhost' }],
  ])('is refused with 419 from %s, even with the token', async (_, headers) => {
    const visitor = await signedIn()
    expect((await write(visitor, headers)).statusCode).toBe(419)
  })

  it.each([
    { origin: 'http://localhost' },
    { origin: 'http://localhost:80' },
    { referer: 'http://localhost/order' },
    { 'sec-fetch-site': 'same-origin' },
  ])('passes from our own pages (%o)', async (headers) => {
    const visitor = await signedIn()
    expect((await write(visitor, headers)).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('is not honoured where another site asks', async () => {
    const visitor = await signedIn()
    for (const [header, value] of [
      ['origin', 'https://evil.test'],
      ['referer', 'http://localhost.evil.test/x'],
    ] as const) {
      const answer = await visitor.get('/api/user/profile', { [header]: value })
      expect(answer.statusCode).toBe(401)
      expect(answer.cookies).toEqual([])
    }
  })

  it('listens to APP_URL alone when there is one', async () => {
    const tls = await testApp({ settings: { APP_URL: 'https://tracklane.test/' } })
    const visitor = await tls.as('logist')
    expect((await visitor.get('/user/profile', { origin: 'https://tracklane.test' })).statusCode).toBe(200)
    expect((await visitor.get('/user/profile', { origin: 'http://tracklane.test' })).statusCode).toBe(401)
    expect((await visitor.get('/user/profile', { origin: 'https://localhost', host: 'localhost' })).statusCode).toBe(401)
    await tls.close()
  })

  it('sends its cookies anew with every answer, refusals included', async () => {
    const visitor = await signedIn()
    for (const answer of [await visitor.get('/api/user/profile'), await visitor.put('/api/user/profile', { theme: 7 })]) {
      expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ['session', 7200],
        ['XSRF-TOKEN', 7200],
      ])
    }
  })

  it('ends after 120 idle minutes: 401 to read, 419 to write', async () => {
    const visitor = await signedIn()
    wait(119)
    expect(await profile(visitor)).toBe(200)
    wait(119)
    expect(await profile(visitor)).toBe(200)
    wait(121)
    expect(await profile(visitor)).toBe(401)
    expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(419)
  })

  it('ends after twelve hours, however busy', async () => {
    const visitor = await signedIn()
    for (let hour = 0; hour < 11; hour += 1) {
      wait(60)
      expect(await profile(visitor)).toBe(200)
    }
    wait(61)
    expect(await profile(visitor)).toBe(401)
  })

  it('of a courier may idle for twelve hours', async () => {
    const visitor = await signedIn({ role: 'courier' })
    wait(11 * 60)
    expect(await profile(visitor)).toBe(200)
    wait(61)
    expect(await profile(visitor)).toBe(401)
  })

  it('is written to at most once a minute', async () => {
    const visitor = await signedIn()
    const seen = async () => (await test.world.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
    const start = await seen()
    wait(0.9)
    await profile(visitor)
    expect(await seen()).toEqual(start)
    wait(0.2)
    await profile(visitor)
    expect(await seen()).toEqual(now)
  })

  it.each([
    ['disabled', { active: false }],
    ['deleted', { deleted_at: new Date() }],
    ['given another password', { password_hash: 'another' }],
  ])('ends with the next request of somebody who was %s', async (_, change) => {
    const visitor = await signedIn()
    await test.world.db.updateTable('users').set(change).where('id', '=', visitor.id).execute()
    expect(await profile(visitor)).toBe(401)
    expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(401)
  })

  it('ends when the organization is disabled', async () => {
    const visitor = await signedIn()
    await test.world.db.updateTable('organizations').set({ active: false }).where('id', '=', test.world.organization).execute()
    expect(await profile(visitor)).toBe(401)
  })

  it('has the rights of the role as it is now', async () => {
    const visitor = await signedIn({ role: 'courier' })
    expect((await visitor.get('/api/order-flow/default')).statusCode).toBe(403)
    await test.world.db.updateTable('users').set({ role: 'logist' }).where('id', '=', visitor.id).execute()
    expect((await visitor.get('/api/order-flow/default')).statusCode).toBe(200)
  })

  it.each([
    ['empty', ''],
    ['short', 'x'],
    ['of the right form', 'a'.repeat(43)],
    ['overlong', 'a'.repeat(5000)],
    ['half encoded', '%'],
    ['a NUL', '%00'],
    ['quoted', '"quoted"'],
    ['a path', '../../etc/passwd'],
    ['SQL', "' or 1=1 --"],
  ])('never takes an id the client made up (%s)', async (_, id) => {
    const headers = { cookie: `session=${id}` }
    const answer = await test.app.fastify.inject({ url: '/api/user/profile', headers })
    expect(answer.statusCode).toBe(401)
    const given = await test.app.fastify.inject({ url: '/sanctum/csrf-cookie', headers })
    expect(given.statusCode).toBe(204)
    expect(given.cookies.find(({ name }) => name === 'session')?.value).not.toBe(id)
  })

  it('counts for nothing when the cookie comes twice', async () => {
    const visitor = await signedIn()
    const id = visitor.jar.get('session')
    const answer = await test.app.fastify.inject({ url: '/api/user/profile', headers: { cookie: `session=${id}; session=${id}` } })
    expect(answer.statusCode).toBe(401)
  })

  it('says Unauthenticated. in JSON and never redirects', async () => {
    const answer = await browser(test.app).get('/api/user/profile', { accept: 'text/html' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Unauthenticated.' })
  })
})

describe('impersonation in a session', () => {
  it('names both people, and ends with the account of who really sits there', async () => {
    const { db, users } = test.world
    const visitor = await signedIn()
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).execute()
    const { data } = (await visitor.get('/api/user/profile')).json()
    expect(data).toMatchObject({ id: visitor.id, impersonator: { id: users.admin, first_name: 'Ann' } })
    await db.updateTable('users').set({ active: false }).where('id', '=', users.admin).execute()
    expect(await profile(visitor)).toBe(401)
  })
})
