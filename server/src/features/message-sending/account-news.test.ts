import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Newsroom, newsroom } from '#features/order-notification/order-notification.testing.ts'
import { hashPassword } from '#platform/session/password.ts'
import { browser } from '#testing/browser.ts'
import { buildTemplate } from '#testing/build.ts'

const PASSWORD = 'correct horse battery'
let room: Newsroom
let hash: string

beforeAll(async () => {
  room = await newsroom({ clock: () => new Date('2026-11-27T10:00:00Z') })
  hash = await hashPassword(PASSWORD)
})
beforeEach(() => room.renew())
afterAll(() => room.close())

const texts = async (user: number) => (await room.bell(user)).map(({ text, type }) => `${type}: ${text}`)

test('a person gets a message, in their language, when somebody else sets their password or role', async () => {
  const { users, db } = room.app.world
  const admin = await room.app.as('admin')
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', users.logist).execute()
  expect((await admin.put(`/user/${users.logist}`, { password: 'a new one 4711', role: 'reporter' })).statusCode).toBe(200)
  expect((await admin.put(`/user/${users.courier}`, { first_name: 'Carla' })).statusCode).toBe(200)
  await room.deliver()
  expect(await texts(users.courier)).toEqual([])
  expect((await texts(users.logist)).toSorted()).toEqual([
    'account: Ihre Rolle ist jetzt: Berichtsnutzer.',
    'account: Jemand anderes hat Ihnen ein neues Passwort gegeben.',
  ])
})

test("the text is the template's, with the time in the person's zone", async () => {
  const { users, db } = room.app.world
  const translations = { en: { subject: '', body: 'Attention: {{account.what}} {{account.when}}' } }
  await buildTemplate(db, { event: 'account', audience: null, translations })
  await (await room.app.as('admin')).put(`/user/${users.logist}`, { role: 'reporter' })
  await room.deliver()
  expect(await texts(users.logist)).toEqual(['account: Attention: Your role is now: Reporter. 27.11.2026 11:00'])
})

test('a sign-in from a new address is reported, the first one and known addresses are not', async () => {
  const { users, db } = room.app.world
  await db.updateTable('users').set({ password_hash: hash, email: 'ann@tracklane.test' }).where('id', '=', users.logist).execute()
  const signIn = async (remoteAddress: string) => {
    const guest = browser(room.app.app)
    await guest.get('/sanctum/csrf-cookie')
    const headers = { cookie: `session=${guest.jar.get('session')}`, 'x-xsrf-token': guest.jar.get('XSRF-TOKEN') ?? '' }
    const payload = { email: 'ann@tracklane.test', password: PASSWORD }
    const answer = await room.app.app.fastify.inject({ method: 'POST', url: '/api/user/login', headers, payload, remoteAddress })
    expect(answer.statusCode).toBe(200)
    await room.deliver()
  }
  await signIn('10.0.0.1')
  await signIn('10.0.0.1')
  expect(await texts(users.logist)).toEqual([])
  await signIn('10.0.0.2')
  expect(await texts(users.logist)).toEqual([expect.stringMatching(/^account: Somebody has signed in to your account from a new address/)])
  await signIn('2001:db8:1:1::5')
  expect(await texts(users.logist)).toHaveLength(2)
  await signIn('2001:db8:1:1:aaaa::6') // an IPv6 network counts once: a device changes its address daily
  expect(await texts(users.logist)).toHaveLength(2)
  await signIn('2001:db8:1:2::5')
  expect(await texts(users.logist)).toHaveLength(3)
})
