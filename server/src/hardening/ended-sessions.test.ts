import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@tracklane/contract/kit/role'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Raw, undoAll, urlOf } from '#platform/realtime/harness.testing.ts'
import { hashed } from '#platform/session/secret.ts'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { listenOn } from './wire.testing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = new Date('2026-05-04T08:00:00Z').getTime()

let now = START
let app: TestApp
let port: number
let count = 0

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now) })
  port = await listenOn(app)
})
beforeEach(() => {
  now = START
})
afterEach(undoAll)
afterAll(() => app.close())

async function signedIn(role: Role): Promise<Browser & { id: number }> {
  count += 1
  const place = role === 'admin' ? { organization_id: null, country_id: null } : {}
  const { id, email } = await buildAccount(app, { role, email: `ended-${count}@tracklane.test`, ...place })
  const visitor = browser(app.app)
  expect((await visitor.login(email, PASSWORD)).statusCode).toBe(200)
  return { ...visitor, id }
}

/** Opens a socket on the channel of the person as whom the visitor is signed in. */
async function listening(visitor: Browser, userId: number): Promise<Raw> {
  const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'))
  const channel_name = `private-user.${userId}`
  const signed = await visitor.post('/broadcasting/auth', { socket_id: await raw.socketId(), channel_name })
  raw.say({ event: 'pusher:subscribe', data: { channel: channel_name, auth: signed.json().auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  return raw
}

const isThere = async (visitor: Browser) => (await visitor.get('/api/user/profile')).statusCode
const later = (milliseconds: number) => {
  now = START + milliseconds
}

test.each([
  ['logist', 'two hours without a request', 120 * MINUTE],
  ['courier', 'twelve hours without a request', 12 * HOUR],
] as const)('the socket of a %s closes after %s, together with the session', async (role, _what, idle) => {
  const visitor = await signedIn(role)
  const raw = await listening(visitor, visitor.id)
  later(idle + 1)
  expect(await raw.closed).toBe(4009)
  expect(await isThere(visitor)).toBe(401)
})

test('requests prolong the session and its socket, up to twelve hours', async () => {
  const visitor = await signedIn('logist')
  const raw = await listening(visitor, visitor.id)
  for (let hours = 1; hours < 12; hours += 1) {
    later(hours * HOUR)
    expect(await isThere(visitor)).toBe(200)
    await raw.settled()
  }
  later(12 * HOUR)
  expect(await raw.closed).toBe(4009)
  expect(await isThere(visitor)).toBe(401)
})

test("after an hour of impersonation its socket closes, also on the target's channel", async () => {
  const admin = await signedIn('admin')
  const { id } = await buildAccount(app, { email: `target-${count}@tracklane.test` })
  expect((await admin.post(`/api/impersonate/${id}`, { reason: 'Check the board' })).statusCode).toBe(200)
  const raw = await listening(admin, id)
  later(HOUR - 1)
  expect(await isThere(admin)).toBe(200)
  await raw.settled()
  later(HOUR)
  expect(await raw.closed).toBe(4009)
})

test('deleting an expired impersonation closes its sockets', async () => {
  const admin = await signedIn('admin')
  const { id } = await buildAccount(app, { email: `swept-${count}@tracklane.test` })
  await admin.post(`/api/impersonate/${id}`, { reason: 'Check the board' })
  const raw = await listening(admin, id)
  const session = hashed(decodeURIComponent(admin.jar.get('session') ?? ''))
  await app.world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(now) })
    .where('id_hash', '=', session)
    .execute()
  const security = await app.as('security')
  expect((await security.get('/sign-in')).statusCode).toBe(200)
  expect(await raw.closed).toBe(4009)
})

const SOURCES = join(import.meta.dirname, '..')
/** Files that delete sessions; `session.ts`, `acting.ts` and `session.service.ts` call them, and close what the session owned. */
const DELETING = ['features/session/session.queries.ts', 'platform/session/session.queries.ts']

test('only code that closes their sockets deletes sessions', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test|\.testing)\.ts$/.test(name))
  const deleting = files.filter((name) => /delete from sessions|deleteFrom\('sessions'\)/.test(readFileSync(join(SOURCES, name), 'utf8')))
  expect(deleting.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual(DELETING)
})
