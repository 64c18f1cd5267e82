import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'

const MINUTE = 60_000

let test: TestApp
let now = new Date('2026-03-01T08:00:00Z')

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now })
})
afterEach(() => test.close())

function wait(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE)
}

const profile = async (visitor: Browser, headers = {}): Promise<number> => (await visitor.get('/api/user/profile', headers)).statusCode

describe('a session', () => {
  it('is ignored in requests of another site', async () => {
    const visitor = await signedIn(test)
    for (const [header, value] of [
      ['origin', 'https://evil.test'],
      ['referer', 'http://localhost.evil.test/x'],
    ] as const) {
      const answer = await visitor.get('/api/user/profile', { [header]: value })
      expect(answer.statusCode).toBe(401)
      expect(answer.cookies).toEqual([])
    }
  })

  it('is accepted only from APP_URL when that is set', async () => {
    const tls = await testApp({ settings: { APP_URL: 'https://tracklane.test/' } })
    const visitor = await tls.as('logist')
    expect((await visitor.get('/user/profile', { origin: 'https://tracklane.test' })).statusCode).toBe(200)
    expect((await visitor.get('/user/profile', { origin: 'http://tracklane.test' })).statusCode).toBe(401)
    expect((await visitor.get('/user/profile', { origin: 'https://localhost', host: 'localhost' })).statusCode).toBe(401)
    await tls.close()
  })

  it('renews its cookies with every answer, refusals included', async () => {
    const visitor = await signedIn(test)
    for (const answer of [await visitor.get('/api/user/profile'), await visitor.put('/api/user/profile', { theme: 7 })]) {
      expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ['session', 7200],
        ['XSRF-TOKEN', 7200],
      ])
    }
  })

  it('ends after 120 idle minutes: 401 for reads, 419 for writes', async () => {
    const visitor = await signedIn(test)
    wait(119)
    expect(await profile(visitor)).toBe(200)
    wait(119)
    expect(await profile(visitor)).toBe(200)
    wait(121)
    expect(await profile(visitor)).toBe(401)
    expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(419)
  })

  it('ends after twelve hours, also in use', async () => {
    const visitor = await signedIn(test)
    for (let hour = 0; hour < 11; hour += 1) {
      wait(60)
      expect(await profile(visitor)).toBe(200)
    }
    wait(61)
    expect(await profile(visitor)).toBe(401)
  })

  it('ends when the clock is set back by more than seconds, since its idle time is then unknown', async () => {
    const [visitor, other] = [await signedIn(test), await signedIn(test, { email: 'other@tracklane.test' })]
    wait(-0.5)
    expect(await profile(visitor)).toBe(200)
    wait(-24 * 60)
    expect([await profile(visitor), await profile(other)]).toEqual([401, 401])
    wait(121)
    expect(await profile(visitor)).toBe(401)
  })

  it('of a courier may be idle for twelve hours', async () => {
    const visitor = await signedIn(test, { role: 'courier' })
    wait(11 * 60)
    expect(await profile(visitor)).toBe(200)
    wait(61)
    expect(await profile(visitor)).toBe(401)
  })

  it('is updated at most once a minute', async () => {
    const visitor = await signedIn(test)
    const own = test.world.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', visitor.id)
    const seen = async () => (await own.executeTakeFirstOrThrow()).last_seen_at
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
  ])('ends with the next request of a person who was %s', async (_, change) => {
    const visitor = await signedIn(test)
    await test.world.db.updateTable('users').set(change).where('id', '=', visitor.id).execute()
    expect(await profile(visitor)).toBe(401)
    expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(401)
  })

  it('ends when the organization is disabled', async () => {
    const visitor = await signedIn(test)
    await test.world.db.updateTable('organizations').set({ active: false }).where('id', '=', test.world.organization).execute()
    expect(await profile(visitor)).toBe(401)
  })

  it('has the rights of the present role', async () => {
    const visitor = await signedIn(test, { role: 'courier' })
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
  ])('never takes an id from the client (%s)', async (_, id) => {
    const headers = { cookie: `session=${id}` }
    const answer = await test.app.fastify.inject({ url: '/api/user/profile', headers })
    expect(answer.statusCode).toBe(401)
    const given = await test.app.fastify.inject({ url: '/sanctum/csrf-cookie', headers })
    expect(given.statusCode).toBe(204)
    expect(given.cookies.find(({ name }) => name === 'session')?.value).not.toBe(id)
  })

  it('is ignored when the cookie is sent twice', async () => {
    const visitor = await signedIn(test)
    const id = visitor.jar.get('session')
    const answer = await test.app.fastify.inject({ url: '/api/user/profile', headers: { cookie: `session=${id}; session=${id}` } })
    expect(answer.statusCode).toBe(401)
  })

  it('answers Unauthenticated. in JSON and never redirects', async () => {
    const answer = await browser(test.app).get('/api/user/profile', { accept: 'text/html' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Unauthenticated.' })
  })
})

describe('impersonation in a session', () => {
  it('names both people, and ends with the account of the impersonator', async () => {
    const { db, users } = test.world
    const visitor = await signedIn(test)
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).execute()
    const { data } = (await visitor.get('/api/user/profile')).json()
    expect(data).toMatchObject({ id: visitor.id, impersonator: { id: users.admin, first_name: 'Ann' } })
    await db.updateTable('users').set({ active: false }).where('id', '=', users.admin).execute()
    expect(await profile(visitor)).toBe(401)
  })

  const impersonate = (id: number) => test.world.db.updateTable('sessions').set({ impersonator_id: id }).execute()

  it.each([
    ['demoted', { role: 'security' as const }],
    ['made the administrator of another organization', { role: 'organization_admin' as const }],
    ['disabled', { active: false }],
    ['deleted', { deleted_at: new Date() }],
  ])('ends with the next request when the impersonator is %s', async (_, change) => {
    const { db, users } = test.world
    const visitor = await signedIn(test)
    await impersonate(users.admin)
    const call = (phone: string) => visitor.put(`/api/courier/${test.world.courier}`, { phone })
    expect((await call('+49 40 1')).statusCode).toBe(200)
    await db.updateTable('users').set(change).where('id', '=', users.admin).execute()
    expect((await call('+49 40 2')).statusCode).toBe(401)
    expect(await profile(visitor)).toBe(401)
    const { phone } = await db.selectFrom('couriers').select('phone').where('id', '=', test.world.courier).executeTakeFirstOrThrow()
    expect(phone).toBe('+49 40 1')
  })

  it('ends when the person gets a role that cannot be impersonated', async () => {
    const visitor = await signedIn(test)
    await impersonate(test.world.users.admin)
    expect(await profile(visitor)).toBe(200)
    await test.world.db.updateTable('users').set({ role: 'admin' }).where('id', '=', visitor.id).execute()
    expect(await profile(visitor)).toBe(401)
  })

  it.each([
    ['the person moves to another organization', (id: number) => moved(id)],
    ['they move to another organization themselves', () => moved(test.world.users.organization_admin)],
    ['their organization is disabled', () => disabled(test.world.organization)],
    ['the person rises to their rank', (id: number) => raised(id)],
  ])('ends for an organization administrator when %s', async (_, happens) => {
    const visitor = await signedIn(test)
    await impersonate(test.world.users.organization_admin)
    expect(await profile(visitor)).toBe(200)
    await happens(visitor.id)
    expect(await profile(visitor)).toBe(401)
  })

  it('of oneself is impossible', async () => {
    const visitor = await signedIn(test)
    await impersonate(visitor.id)
    expect(await profile(visitor)).toBe(401)
  })

  const moved = (id: number) =>
    test.world.db.updateTable('users').set({ organization_id: test.world.otherOrganization }).where('id', '=', id).execute()
  const raised = (id: number) => test.world.db.updateTable('users').set({ role: 'organization_admin' }).where('id', '=', id).execute()
  const disabled = (id: number) => test.world.db.updateTable('organizations').set({ active: false }).where('id', '=', id).execute()
})
