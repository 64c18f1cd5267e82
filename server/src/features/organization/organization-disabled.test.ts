import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listenOn } from '#hardening/wire.testing.ts'
import { Raw, undoAll, urlOf } from '#platform/realtime/harness.testing.ts'
import { PASSWORD, signedIn } from '#testing/account.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let app: TestApp
let admin: Visitor
let port: number

beforeAll(async () => {
  app = await testApp()
  port = await listenOn(app)
  admin = await app.as('admin')
})
afterEach(undoAll)
afterAll(() => app.close())

async function listening(visitor: Browser & { id: number }): Promise<Raw> {
  const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'))
  const channel = `private-user.${visitor.id}`
  const signed = await visitor.post('/broadcasting/auth', { socket_id: await raw.socketId(), channel_name: channel })
  raw.say({ event: 'pusher:subscribe', data: { channel, auth: signed.json().auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  return raw
}

const setActive = async (active: boolean): Promise<void> => {
  expect((await admin.put(`/organization/${app.world.organization}`, { active })).statusCode).toBe(200)
}

const profile = async (visitor: Browser): Promise<number> => (await visitor.get('/api/user/profile')).statusCode

test('disabling an organization signs its people out, closes their sockets and refuses their sign-in', async () => {
  const { organization, otherOrganization } = app.world
  const own = await signedIn(app, { email: 'own@tracklane.test' })
  const stranger = await signedIn(app, { email: 'stranger@tracklane.test', organization_id: otherOrganization })
  const made = await admin.post(`/organization/${organization}/token`, { name: 'Shop', abilities: ['orders:read'] })
  const authorization = `Bearer ${made.json().data.token}`
  const useToken = async () => (await app.guest().get('/order', { authorization })).statusCode
  const [ownSocket, foreignSocket] = [await listening(own), await listening(stranger)]
  expect([await profile(own), await useToken()]).toEqual([200, 200])

  await setActive(false)
  expect([await profile(own), await useToken(), await profile(stranger)]).toEqual([401, 401, 200])
  expect(await ownSocket.closed).toBe(4009)
  await foreignSocket.settled()
  expect((await own.login('own@tracklane.test', PASSWORD)).statusCode).toBe(422)

  await setActive(true)
  expect(await useToken()).toBe(200)
  expect((await own.login('own@tracklane.test', PASSWORD)).statusCode).toBe(200)
})

test('people who were signed out stay so when it is active again', async () => {
  const own = await signedIn(app, { email: 'again@tracklane.test' })
  await setActive(false)
  await setActive(true)
  expect(await profile(own)).toBe(401)
})

test('people of it who impersonate somebody are signed out too', async () => {
  const { db, users, strangerLogist } = app.world
  const headers = await app.credentials(strangerLogist)
  await db.updateTable('sessions').set({ impersonator_id: users.organization_admin }).where('user_id', '=', strangerLogist).execute()
  await setActive(false)
  await setActive(true)
  expect(await db.selectFrom('sessions').selectAll().where('user_id', '=', strangerLogist).execute()).toEqual([])
  expect((await app.guest().get('/user/profile', headers)).statusCode).toBe(401)
})
