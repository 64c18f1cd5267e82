import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Newsroom, newsroom } from '#features/order-notification/order-notification.testing.ts'
import { buildTemplate } from '#testing/build.ts'
import { type GatewayServer, openGateway } from '#testing/gateway-server.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'

let mails: MailServer
let sms: GatewayServer
let room: Newsroom
let now: Date

beforeAll(async () => {
  now = new Date('2026-11-27T10:00:00Z')
  mails = await openMailServer()
  sms = await openGateway()
  const settings = { SMTP_URL: mails.url, SMS_URL: sms.url, APP_URL: 'http://tracklane.test', MESSAGES_PER_DAY: '1' }
  room = await newsroom({ clock: () => now, settings })
})
beforeEach(async () => {
  now = new Date('2026-11-27T10:00:00Z')
  mails.received.length = 0
  sms.taken.length = 0
  await room.renew()
})
afterAll(async () => {
  await room.close()
  await Promise.all([mails.close(), sms.close()])
})

const world = () => room.app.world
const template = (event: 'message' | 'account', channel: 'email' | 'sms', body: string) =>
  buildTemplate(world().db, {
    name: `${event} ${channel}`,
    event,
    channel,
    audience: null,
    translations: { en: { subject: 'Hello', body }, de: { subject: 'Hallo', body } },
  })
const jobs = async () => {
  const { data } = (await (await room.app.as('admin')).get('/notification/job')).json()
  return data.map(({ event, channel, to, state, order_id }: Record<string, unknown>) => ({ event, channel, to, state, order_id }))
}

test('a change of an account is mailed to its owner in their language, and listed', async () => {
  const { users, db } = world()
  await template('account', 'email', '<p>{{account.what}} ({{account.when}})</p>')
  await db.updateTable('users').set({ language: 'de', email: 'eva@tracklane.test' }).where('id', '=', users.logist).execute()
  await (await room.app.as('admin')).put(`/user/${users.logist}`, { role: 'reporter' })
  mails.behave({ as: 'refuses', code: 451, at: 'content' })
  await room.deliver()
  expect(await jobs()).toEqual([{ event: 'account', channel: 'email', to: 'Ann L.', state: 'waiting', order_id: null }])
  mails.behave({ as: 'accepts' })
  now = new Date('2026-11-27T10:01:00Z')
  await room.deliver()
  expect(mails.received.map(({ subject, envelope }) => [subject, envelope.to])).toEqual([['Hallo', ['eva@tracklane.test']]])
  expect(mails.received[0]?.text?.trim()).toBe('Ihre Rolle ist jetzt: Berichtsnutzer. (27.11.2026 11:00)')
  expect(await jobs()).toMatchObject([{ to: 'e…@tracklane.test', state: 'sent' }])
})

test("a colleague's message is mailed with its line breaks, and sent to a courier's phone", async () => {
  const { users, db, courier } = world()
  await template('message', 'email', '<p>{{message.text}}</p>')
  await template('message', 'sms', '{{message.text}}')
  await db.updateTable('couriers').set({ phone: '0171 9' }).where('id', '=', courier).execute()
  const text = '<b>The van</b>\nis in the workshop'
  const office = await room.app.as('organization_admin')
  expect((await office.post('/message', { user_ids: [users.courier], text })).statusCode).toBe(201)
  await room.deliver()
  expect(mails.received.map((mail) => mail.text?.trim())).toEqual([text])
  expect(sms.taken.map(({ body }) => [body.to, body.text])).toEqual([['+491719', text]])
  expect((await jobs()).map(({ event, state }: { event: string; state: string }) => [event, state])).toEqual([
    ['message', 'sent'],
    ['message', 'sent'],
  ])
})

test('a national phone number is not used for a person who works in every country', async () => {
  const { users, db } = world()
  await template('message', 'sms', '{{message.text}}')
  await db.updateTable('users').set({ phone: '0171 9' }).where('id', '=', users.admin).execute()
  await db.updateTable('users').set({ phone: '+49 171 8', country_id: null }).where('id', '=', users.logist).execute()
  const admin = await room.app.as('admin')
  expect((await admin.post('/message', { user_ids: [users.admin, users.logist], text: 'Hello' })).statusCode).toBe(201)
  await room.deliver()
  expect(sms.taken.map(({ body }) => body.to)).toEqual(['+491718'])
})

test('several recipients each get a mail in their language', async () => {
  const { users, db } = world()
  await template('message', 'email', '<p>{{message.text}}</p>')
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', users.logist).execute()
  const office = await room.app.as('organization_admin')
  await office.post('/message', { user_ids: [users.courier, users.logist], text: 'Hello' })
  await room.deliver()
  expect(mails.received.map(({ subject }) => subject).toSorted()).toEqual(['Hallo', 'Hello'])
})

test.each<[what: string, change: () => Promise<unknown>]>([
  [
    'the recipient can no longer sign in',
    () => world().db.updateTable('users').set({ active: false }).where('id', '=', world().users.courier).execute(),
  ],
  ['a text that was switched off', () => world().db.updateTable('notification_templates').set({ active: false }).execute()],
  ['a message that is gone', () => world().db.deleteFrom('messages').execute()],
])('%s: nothing is sent, and nothing is given up', async (_what, change) => {
  await template('message', 'email', '<p>{{message.text}}</p>')
  await (await room.app.as('organization_admin')).post('/message', { user_ids: [world().users.courier], text: 'Hello' })
  await change()
  await room.deliver()
  expect([mails.received, await jobs()]).toEqual([[], []])
})

test('beyond the daily limit the message is in the application and given up for the phone', async () => {
  const { users, courier, db } = world()
  await template('message', 'sms', '{{message.text}}')
  await db.updateTable('couriers').set({ phone: '0171 9' }).where('id', '=', courier).execute()
  const office = await room.app.as('organization_admin')
  for (const text of ['One', 'Two']) {
    await office.post('/message', { user_ids: [users.courier], text })
    await room.deliver()
  }
  expect(sms.taken.map(({ body }) => body.text)).toEqual(['One'])
  expect((await room.bell(users.courier)).map(({ text }) => text)).toEqual(['Two', 'One'])
  expect(await jobs()).toMatchObject([{ state: 'dead' }, { state: 'sent' }])
})
