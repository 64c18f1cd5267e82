import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCourier, buildOrder, buildTemplate, buildUser } from '#testing/build.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'
import { tellingsOf } from './delivery-tomorrow.rules.ts'
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

/** The server through that time: it plans when it first sees the day. */
async function passTo(moment: Date): Promise<void> {
  await room.deliver()
  now = new Date(now.getTime() + 60_000)
  await room.deliver()
  now = moment
  await room.deliver()
}

test('in the evening, at the time of the country, its people hear of the next day, once', async () => {
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

test('each courier hears of several at once; a logist of all of the country', async () => {
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

test('when the day has begun nobody is told, and the order says why', async () => {
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
] as const)('a customer whose message waited hears of it %s', async (_what, channel, at, state, reason) => {
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

test.each([
  ['Europe/Berlin', '18:00', '2026-11-27T11:00:00Z', ['1 2026-11-27 17:00', '1 2026-11-28 17:00']],
  ['Pacific/Auckland', '18:00', '2026-11-27T11:00:00Z', ['1 2026-11-28 05:00', '1 2026-11-29 05:00']],
  ['America/New_York', '23:30', '2026-11-28T02:00:00Z', ['1 2026-11-27 04:30', '1 2026-11-28 04:30']],
])('a country in %s is told at its own %s', (time_zone, tomorrow_at, at, turns) => {
  const planned = tellingsOf({ id: 1, time_zone, tomorrow_at }, new Date(at)).map(
    (one) => `${one.turn} ${one.at.toISOString().slice(11, 16)}`,
  )
  expect(planned).toEqual(turns)
})
