import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GATEWAY_LIMITS } from '#platform/outside/post-json.ts'
import type { Visitor } from '#testing/app.ts'
import { buildCourier, buildOrder, buildTemplate, buildUser } from '#testing/build.ts'
import { type GatewayServer, openGateway } from '#testing/gateway-server.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let sms: GatewayServer
let messenger: GatewayServer
let mails: MailServer
let room: Newsroom
let logist: Visitor
const NOON = new Date('2026-11-27T12:00:00Z')
let now = NOON

const MINUTE = 60_000
/** The product's limits; a test with a hanging gateway shortens them. */
const patience = { ...GATEWAY_LIMITS }

beforeAll(async () => {
  sms = await openGateway()
  messenger = await openGateway()
  mails = await openMailServer()
  room = await newsroom({
    clock: () => now,
    settings: {
      SMS_URL: sms.url,
      MESSENGER_URL: messenger.url,
      SMTP_URL: mails.url,
      APP_URL: 'http://tracklane.test',
      MESSAGES_PER_DAY: '3',
    },
    gatewayLimits: patience,
  })
})
beforeEach(async () => {
  now = NOON
  patience.time = GATEWAY_LIMITS.time
  for (const gateway of [sms, messenger]) {
    gateway.behave('takes')
    gateway.asked.length = 0
    gateway.taken.length = 0
  }
  mails.received.length = 0
  await room.renew()
  logist = await room.app.as('logist')
  await world().db.updateTable('countries').set({ time_zone: 'UTC', phone_code: '+49' }).execute()
  await template({ channel: 'sms' })
})
afterAll(async () => {
  await room.close()
  await Promise.all([sms.close(), messenger.close(), mails.close()])
})

const world = () => room.app.world
type Draft = Parameters<typeof buildTemplate>[1]
const template = (draft: Draft) =>
  buildTemplate(world().db, {
    name: `${draft?.channel} ${draft?.audience}`,
    status_id: 6,
    audience: 'customer',
    translations: {
      en: { subject: 'S', body: '{{order.track}} is coming, {{customer.name}}' },
      uk: { subject: 'S', body: '{{order.track}} їде, {{customer.name}}' },
    },
    ...draft,
  })
const order = (draft: Parameters<typeof buildOrder>[1] = {}) =>
  buildOrder(world(), {
    status_id: 3,
    courier_id: world().courier,
    customer_phone: '0170 123 45 67',
    customer_full_name: 'Ann <b>',
    ...draft,
  })
const move = async (id: number) => expect((await logist.post(`/order/status/${id}/6`)).statusCode).toBe(200)

async function pass(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * MINUTE)
  await room.deliver()
}
async function told(id: number): Promise<{ channel: string; to: string; state: string; reason: string | null; attempts: number }[]> {
  logist = await room.app.as('logist') // hours may have passed
  return (await logist.get(`/order/${id}/notification?per_page=50`))
    .json()
    .data.filter((one: { audience: string }) => one.audience === 'customer')
}

test('a customer gets an SMS as plain text in their language, at the phone in the form of E.164', async () => {
  const { id, track } = await order({ customer_language: 'uk' })
  await move(id)
  await pass(0)
  await pass(2)
  const [one] = sms.taken
  expect(one?.body).toEqual({ id: expect.stringMatching(/^[a-z\d]+\.\d+\.\d+$/), to: '+491701234567', text: `${track} їде, Ann <b>` })
  expect(one?.headers['idempotency-key']).toBe(one?.body.id)
  expect(await told(id)).toMatchObject([{ channel: 'sms', to: '…4567', state: 'sent', attempts: 1 }])
})

test('a messenger gets the name of its template and the values in order', async () => {
  await template({ channel: 'messenger', provider_template: 'order_out', parameters: ['customer.name', 'order.reason', 'order.track'] })
  const { id, track } = await order()
  await move(id)
  await pass(0)
  await pass(2)
  expect(messenger.taken.map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      to: '+491701234567',
      text: `${track} is coming, Ann <b>`,
      template: 'order_out',
      parameters: ['Ann <b>', '', track],
    },
  ])
})

test('a failing gateway is asked again with the same key; a hanging one delays no other channel', async () => {
  await template({ channel: 'messenger' })
  await template({ channel: 'email' })
  sms.behave('fails')
  messenger.behave('hangs')
  patience.time = 300
  const { id } = await order({ customer_email: 'ann@example.com' })
  await move(id)
  await pass(0)
  await pass(2)
  expect(mails.received).toHaveLength(1)
  expect((await told(id)).filter(({ channel }) => channel !== 'email')).toMatchObject([
    { state: 'waiting', attempts: 1 },
    { state: 'waiting', attempts: 1 },
  ])
  sms.behave('takes')
  await pass(1)
  expect(sms.asked).toHaveLength(2)
  expect(new Set(sms.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a later message has its own key, also in the job of one that the gateway may have taken', async () => {
  await template({ channel: 'sms', status_id: 7 })
  sms.behave('dies')
  const { id } = await order()
  await move(id)
  await pass(0)
  await pass(2)
  expect((await logist.post(`/order/status/${id}/7`)).statusCode).toBe(200)
  await pass(0)
  sms.behave('takes')
  await pass(1)
  expect(sms.taken).toHaveLength(1)
  expect(new Set(sms.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('a later message replaces a waiting one of its own channel alone', async () => {
  await template({ channel: 'email' })
  await template({ channel: 'email', status_id: 3 })
  const { id } = await order({ customer_email: 'ann@example.com' })
  await move(id)
  await pass(0)
  expect((await logist.post(`/order/status/${id}/3`)).statusCode).toBe(200)
  await pass(0)
  expect((await told(id)).find(({ channel }) => channel === 'sms')).toMatchObject({ state: 'waiting' })
  await pass(2)
  const ends = (await told(id)).map(({ channel, state, reason }) => [channel, state, reason])
  expect(ends.toSorted()).toEqual([
    ['email', 'not_sent', 'A later message took its place'],
    ['email', 'sent', null],
    ['sms', 'not_sent', 'The order had moved on before it was sent'],
  ])
})

describe('quiet hours', () => {
  const night = () => {
    now = new Date('2026-11-27T22:00:00Z')
  }

  test('hold an SMS until their end without counting as a try; mail is sent', async () => {
    await template({ channel: 'email' })
    night()
    logist = await room.app.as('logist')
    const { id } = await order({ customer_email: 'ann@example.com' })
    await move(id)
    await pass(0)
    await pass(2)
    expect([sms.asked.length, mails.received.length]).toEqual([0, 1])
    expect((await told(id)).find(({ channel }) => channel === 'sms')).toMatchObject({
      state: 'waiting',
      reason: 'It waits for the end of the quiet hours',
      attempts: 0,
    })
    now = new Date('2026-11-28T07:59:00Z')
    await pass(0)
    expect(sms.asked).toHaveLength(0)
    await pass(1)
    expect(sms.taken).toHaveLength(1)
    expect((await told(id)).find(({ channel }) => channel === 'sms')).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('drop outdated messages, and of several moves send the last', async () => {
    night()
    logist = await room.app.as('logist')
    const [gone, moved] = [await order(), await order()]
    for (const { id } of [gone, moved]) await move(id)
    await pass(0)
    await pass(2)
    await world().db.updateTable('orders').set({ status_id: 3 }).execute()
    await move(moved.id)
    await pass(0)
    await pass(2)
    now = new Date('2026-11-28T08:00:00Z')
    await pass(0)
    expect(sms.taken.map(({ body }) => body.text)).toEqual([`${moved.track} is coming, Ann <b>`])
    expect((await told(gone.id))[0]).toMatchObject({ state: 'not_sent', reason: 'The order had moved on before it was sent' })
  })
})

test('beyond the daily limit nothing is sent, and the administrators get one message', async () => {
  const orders = [await order(), await order(), await order(), await order(), await order()]
  for (const { id } of orders) await move(id)
  await pass(0)
  await pass(2)
  await pass(0)
  expect(sms.taken).toHaveLength(3)
  const ends = await Promise.all(orders.map(async ({ id }) => (await told(id))[0]))
  expect(ends.filter((one) => one?.state === 'dead').map((one) => one?.reason)).toEqual(
    Array.from({ length: 2 }, () => 'The organization has sent as many messages as it may today'),
  )
  const { admin } = world().users
  expect((await room.bell(admin)).map(({ type, text }) => [type, text.includes('3 SMS')])).toEqual([['account', true]])
  const retry = await (await room.app.as('admin')).post('/notification/job/retry', { reason: 'day_limit' })
  expect(retry.json()).toEqual({ data: { retried: 2 } })
  await pass(0)
  expect(sms.taken).toHaveLength(3)
  now = new Date('2026-11-28T12:00:00Z')
  const again = await order()
  logist = await room.app.as('logist')
  await move(again.id)
  await pass(0)
  await pass(2)
  expect(sms.taken).toHaveLength(4)
})

test('a refusal by phone applies to SMS too, whatever the form of the phone', async () => {
  const first = await order()
  expect((await logist.put(`/order/${first.id}/message-refusal`, { refused: true })).statusCode).toBe(200)
  const { id } = await order({ customer_phone: '+49 (0)170 / 1234567' })
  await move(id)
  await pass(0)
  await pass(2)
  expect(sms.asked).toHaveLength(0)
  expect((await told(id))[0]).toMatchObject({ state: 'not_sent', reason: 'The customer wants no messages' })
})

test("a courier gets an SMS of a new order at once, at the courier's phone", async () => {
  await template({ channel: 'sms', audience: 'courier', event: 'order.courier_assigned', status_id: null })
  const { db, organization, country } = world()
  const user = await buildUser(db, { role: 'courier', organization_id: organization, country_id: country, email: 'fast@tracklane.test' })
  const courier = await buildCourier(db, { user_id: user, organization_id: organization, country_id: country, phone: '0171 9' })
  const { id, track } = await order({ courier_id: null })
  expect((await logist.post('/order/courier', { order_ids: [id], courier_id: courier })).statusCode).toBe(200)
  await pass(0)
  await pass(0)
  expect(sms.taken.map(({ body }) => [body.to, body.text])).toEqual([['+491719', `${track} is coming, Ann <b>`]])
})
