import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Step } from '#platform/jobs/worker.ts'
import { buildCourier, buildOrder, buildTemplate, buildUser } from '#testing/build.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'
import { notificationTimes } from './delivery-tomorrow.rules.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let mails: MailServer
let room: Newsroom
let now: Date
const NOON = new Date('2026-11-27T11:00:00Z')
/** 18:00 in Berlin. */
const EVENING = new Date('2026-11-27T17:00:00Z')

beforeAll(async () => {
  now = NOON
  mails = await openMailServer()
  room = await newsroom({ clock: () => now, settings: { SMTP_URL: mails.url, APP_URL: 'http://tracklane.test' } })
})
beforeEach(async () => {
  now = NOON
  mails.behave({ as: 'accepts' })
  mails.received.length = 0
  await room.renew()
  await room.app.world.db.deleteFrom('notification_templates').where('audience', '=', 'organization_admin').execute()
})
afterAll(async () => {
  await room.close()
  await mails.close()
})

const bell = () => room.bell(room.app.world.users.courier)
const order = (delivery_to: string, draft = {}) =>
  buildOrder(room.app.world, { status_id: 6, courier_id: room.app.world.courier, delivery_to: new Date(delivery_to), ...draft })

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  return room.deliver()
}

/** Lets the server run until then: it plans when it first sees the day. */
async function passTo(moment: Date): Promise<void> {
  await room.deliver()
  now = new Date(now.getTime() + 60_000)
  await room.deliver()
  now = moment
  await room.deliver()
}

test("in the evening, at the country's time, its people get a message of the next day, once", async () => {
  const due = await order('2026-11-28T22:59:00Z')
  await order('2026-11-27T22:59:00Z') // today
  await order('2026-11-28T23:00:00Z') // the day after
  await order('2026-11-28T12:00:00Z', { status_id: 7 })
  await order('2026-11-28T12:00:00Z', { archived_at: NOON })
  await passTo(new Date(EVENING.getTime() - 1))
  expect(await bell()).toEqual([])
  now = EVENING
  await room.deliver()
  expect(await bell()).toEqual([{ text: `delivery_tomorrow of ${due.track} for a courier`, type: 'order', order_id: due.id }])
  await room.deliver()
  expect(await bell()).toHaveLength(1)
})

test.each([
  ['later', '20:00', '2026-11-27T19:00:00Z'],
  ['earlier', '16:00', '2026-11-27T15:00:00Z'],
])('a country whose time is set %s on the day itself gets the message at the new one, once', async (_what, tomorrow_at, at) => {
  await order('2026-11-28T12:00:00Z')
  await passTo(new Date('2026-11-27T12:00:00Z'))
  const changed = await (await room.app.as('admin')).put(`/country/${room.app.world.country}`, { tomorrow_at })
  expect(changed.statusCode).toBe(200)
  await room.deliver()
  now = new Date(new Date(at).getTime() - 1)
  await room.deliver()
  expect(await bell()).toEqual([])
  for (const moment of [at, '2026-11-27T17:00:00Z', '2026-11-27T20:00:00Z']) {
    now = new Date(Math.max(now.getTime(), new Date(moment).getTime()))
    await room.deliver()
    expect(await bell()).toHaveLength(1)
  }
})

test('a process that dies meanwhile leaves the message to the next one, which sends it once', async () => {
  const { track } = await order('2026-11-28T12:00:00Z')
  await passTo(new Date(EVENING.getTime() - 1))
  now = EVENING
  const die = (step: Step) => {
    if (step === 'after claim') throw new Error('It died')
  }
  await room.worker({ onStep: die }).tick()
  await minutesLater(1)
  expect((await bell()).map(({ text }) => text)).toEqual([`delivery_tomorrow of ${track} for a courier`])
  await minutesLater(1)
  expect(await bell()).toHaveLength(1)
})

test("each courier gets one message of their orders, a logist one of the country's", async () => {
  const { db, organization, country, users } = room.app.world
  const login = await buildUser(db, { role: 'courier', organization_id: organization, country_id: country })
  const other = await buildCourier(db, { organization_id: organization, country_id: country, user_id: login })
  await order('2026-11-28T10:00:00Z')
  await order('2026-11-28T11:00:00Z')
  const one = await order('2026-11-28T12:00:00Z', { courier_id: other })
  await passTo(EVENING)
  expect((await bell()).map(({ text }) => text)).toEqual(['2 orders: Delivery tomorrow'])
  expect((await room.bell(login)).map(({ text }) => text)).toEqual([`delivery_tomorrow of ${one.track} for a courier`])
  expect((await room.bell(users.logist)).map(({ text }) => text)).toEqual(['3 orders: Delivery tomorrow'])
})

test('once the day has begun nothing is sent, and the order says why', async () => {
  const { id } = await order('2026-11-28T12:00:00Z')
  await passTo(new Date('2026-11-27T23:00:00Z'))
  expect(await bell()).toEqual([])
  const list = (await (await room.app.as('logist')).get(`/order/${id}/notification`)).json().data
  const reasons = list
    .filter(({ audience }: { audience: string }) => audience === 'courier')
    .map(({ state, reason }: Record<string, string>) => [state, reason])
  expect(reasons).toEqual([['not_sent', 'It could not be sent before the day began']])
})

test.each([
  ['by mail until the day begins', 'email', '2026-11-27T22:59:59Z', 'sent', null],
  ['by mail no more when it has begun', 'email', '2026-11-27T23:00:00Z', 'not_sent', 'It could not be sent before the day began'],
  ['by SMS no more in the quiet hours', 'sms', '2026-11-27T20:30:00Z', 'not_sent', 'It could not be sent before the quiet hours'],
] as const)('a customer whose message waited gets it %s', async (_what, channel, at, state, reason) => {
  const event = 'order.delivery_tomorrow'
  await buildTemplate(room.app.world.db, { name: channel, event, channel, audience: 'customer' })
  const customer = { customer_email: 'ann@example.com', customer_phone: '0170 1234567' }
  const { id } = await order('2026-11-28T12:00:00Z', customer)
  await passTo(EVENING)
  now = new Date(at)
  await room.deliver()
  expect(mails.received).toHaveLength(state === 'sent' ? 1 : 0)
  const list = (await (await room.app.as('logist')).get(`/order/${id}/notification`)).json().data
  expect(list.find(({ audience }: { audience: string }) => audience === 'customer')).toMatchObject({ state, reason })
})

const MOVED_ON = 'The order had moved on before it was sent'
const noted = async (id: number, channel: string, audience: string) => {
  const list: { channel: string; audience: string; state: string; reason: string | null }[] = (
    await (await room.app.as('logist')).get(`/order/${id}/notification`)
  ).json().data
  const ofIt = list.filter((line) => line.channel === channel && line.audience === audience)
  return ofIt.flatMap(({ state, reason }) => [state, reason])
}
const change = (id: number, draft: object) => room.app.world.db.updateTable('orders').set(draft).where('id', '=', id).execute()

test.each([
  ['was rejected', { status_id: 5 }],
  ['was archived', { archived_at: NOON }],
  ['is to be delivered a week later', { delivery_to: new Date('2026-12-05T12:00:00Z') }],
  ['has no day any more', { delivery_from: null, delivery_to: null }],
])('no message outside the application is sent of an order that %s meanwhile', async (_what, draft) => {
  const event = 'order.delivery_tomorrow'
  for (const audience of ['customer', 'courier', 'logist'] as const)
    await buildTemplate(room.app.world.db, { name: audience, event, channel: 'email', audience })
  mails.behave({ as: 'refuses', code: 451, at: 'content' })
  const { id } = await order('2026-11-28T12:00:00Z', { customer_email: 'ann@example.com' })
  await passTo(EVENING)
  await change(id, draft)
  mails.behave({ as: 'accepts' })
  await minutesLater(2)
  expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([])
  for (const audience of ['customer', 'courier', 'logist']) expect(await noted(id, 'email', audience)).toEqual(['not_sent', MOVED_ON])
})

const courierMail = async () => {
  await buildTemplate(room.app.world.db, { name: 'mail', event: 'order.delivery_tomorrow', channel: 'email', audience: 'courier' })
  mails.behave({ as: 'refuses', code: 451, at: 'content' })
}

test('a mail of several orders counts those still due tomorrow', async () => {
  await courierMail()
  const { id } = await order('2026-11-28T12:00:00Z')
  for (const hour of [13, 14]) await order(`2026-11-28T${hour}:00:00Z`)
  await passTo(EVENING)
  await change(id, { status_id: 5 })
  mails.behave({ as: 'accepts' })
  await minutesLater(1)
  expect(mails.received.map(({ subject }) => subject)).toEqual(['2 orders: Delivery tomorrow'])
})

test('a mail to a courier that could not be sent before the day began is given up', async () => {
  await courierMail()
  const { id } = await order('2026-11-28T12:00:00Z')
  await passTo(EVENING)
  mails.behave({ as: 'accepts' })
  now = new Date('2026-11-28T06:00:00Z')
  await room.deliver()
  expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([])
  expect(await noted(id, 'email', 'courier')).toEqual(['not_sent', 'It could not be sent before the day began'])
})

test.each([
  ['Europe/Berlin', '18:00', '2026-11-27T11:00:00Z', ['1 2026-11-27 17:00', '1 2026-11-28 17:00']],
  ['Pacific/Auckland', '18:00', '2026-11-27T11:00:00Z', ['1 2026-11-28 05:00', '1 2026-11-29 05:00']],
  ['America/New_York', '23:30', '2026-11-28T02:00:00Z', ['1 2026-11-27 04:30', '1 2026-11-28 04:30']],
])('a country in %s gets its message at its own %s', (time_zone, tomorrow_at, at, turns) => {
  const planned = notificationTimes({ id: 1, time_zone, tomorrow_at }, new Date(at)).map(
    (one) => `${one.turn} ${one.at.toISOString().slice(11, 16)}`,
  )
  expect(planned).toEqual(turns)
})
