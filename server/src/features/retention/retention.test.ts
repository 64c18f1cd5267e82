import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildDeadMail, buildOrder } from '#testing/build.ts'
import { sweepOld } from './retention.service.ts'

const NOW = new Date('2026-03-31T10:00:00Z')
const ago = (text: string) => new Date(text)
let now = NOW
let app: TestApp
let admin: Visitor

beforeAll(async () => {
  app = await testApp({ clock: () => now, settings: { RETENTION_CUSTOMER_MONTHS: '1' } })
})
beforeEach(async () => {
  now = NOW
  Object.assign(app.app.platform.config.retention, { customerMonths: 1 })
  await app.renew()
  admin = await app.as('admin')
})
afterAll(() => app.close())

const sweep = () => sweepOld(app.app.platform)
const customer = { customer_full_name: 'Eve Hall', customer_phone: '+49 30 123456', customer_email: 'eve@hall.test' }
const order = (draft: Parameters<typeof buildOrder>[1]) => buildOrder(app.world, { ...customer, ...draft })

async function read(id: number) {
  const row = await app.world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return [row.customer_full_name, row.customer_phone, row.customer_email, row.customer_address]
}
const REMOVED = Array(4).fill('removed')

test.each([
  ['completed', { status_id: 9, status_changed_at: ago('2026-02-28T09:59:59Z') }, true],
  [
    'completed less than a month ago: the last day of February stands for the 31st',
    { status_id: 9, status_changed_at: ago('2026-02-28T10:00:01Z') },
    false,
  ],
  ['returned', { status_id: 10, status_changed_at: ago('2026-01-01T00:00:00Z') }, true],
  ['delivered: it may still be rejected', { status_id: 7, status_changed_at: ago('2020-01-01T00:00:00Z') }, false],
  ['new, however old', { status_id: 1, status_changed_at: ago('2020-01-01T00:00:00Z') }, false],
  ['archived', { status_id: 5, archived_at: ago('2026-01-01T00:00:00Z') }, true],
  ['archived yesterday', { status_id: 5, archived_at: ago('2026-03-30T00:00:00Z') }, false],
  ['deleted', { status_id: 1, deleted_at: ago('2026-01-01T00:00:00Z') }, true],
] as const)('an order that is %s', async (_what, draft, isForgotten) => {
  const { id } = await order(draft)
  const before = await read(id)
  expect(await sweep()).toMatchObject({ customers: isForgotten ? 1 : 0 })
  expect(await read(id)).toEqual(isForgotten ? REMOVED : before)
})

test('a removed customer is found by no search; the order is found by its numbers', async () => {
  const { id } = await order({ status_id: 9, status_changed_at: ago('2020-01-01T00:00:00Z'), track: 'TLFORGOTTEN' })
  await sweep()
  const text = await app.world.db.selectFrom('orders').select('search_text').where('id', '=', id).executeTakeFirstOrThrow()
  const removed = REMOVED.join('\u001f')
  expect(text.search_text?.split('\u001e')[0]).toBe(`tlforgotten\u001f\u001f${removed}`)
  expect((await admin.get('/order-admin?search=tlforgotten')).json().data.map((one: { id: number }) => one.id)).toEqual([id])
})

test('the town of a removed customer is removed too', async () => {
  const place = { customer_address: 'Neuer Wall 8, 20354 Hamburg' }
  const { id, ...before } = await order({ status_id: 9, status_changed_at: ago('2020-01-01T00:00:00Z'), ...place })
  expect([before.postcode, before.town]).toEqual(['20354', 'Hamburg'])
  await sweep()
  const after = await app.world.db.selectFrom('orders').select(['postcode', 'town', 'address_read']).where('id', '=', id).executeTakeFirst()
  expect(after).toEqual({ postcode: null, town: null, address_read: true })
})

test('the list of messages loses the recipients of a removed customer, and no others', async () => {
  const gone = await order({ status_id: 9, status_changed_at: ago('2020-01-01T00:00:00Z') })
  const kept = await order({ status_id: 1 })
  for (const { id } of [gone, kept]) {
    const line = { event_id: 'e', event: 'order.created', channel: 'email', audience: 'customer', state: 'dead', attempts: 5 } as const
    const lines = app.world.db
      .insertInto('order_notifications')
      .values({ ...line, order_id: id, recipient: 'e…@hall.test', created_at: NOW })
    const told = await lines.returning('id').executeTakeFirstOrThrow()
    await buildDeadMail(app.world.db, { notification_ids: [told.id] })
  }
  await sweep()
  const { data } = (await admin.get('/notification/job')).json()
  expect(data.map(({ order_id, to }: { order_id: number; to: string }) => [order_id, to])).toEqual([
    [kept.id, 'a…@example.com'],
    [gone.id, 'removed'],
  ])
})

test('customers are removed only where it is configured', async () => {
  Object.assign(app.app.platform.config.retention, { customerMonths: undefined })
  const { id } = await order({ status_id: 9, status_changed_at: ago('2020-01-01T00:00:00Z') })
  expect(await sweep()).toMatchObject({ customers: 0 })
  expect((await read(id))[0]).toBe('Eve Hall')
})

test('search does not find the customer, the log says that data was removed but not which, and amounts stay', async () => {
  const logist = await app.as('logist')
  const { id, version } = await order({ status_id: 8 })
  const changed = await logist.put(`/order/${id}`, { customer_full_name: 'Eve Marie Hall' }, { 'if-match': `"${version}"` })
  expect(changed.statusCode).toBe(200)
  const money = async () => (await logist.get('/order/finance?')).json().data
  await app.world.db
    .updateTable('orders')
    .set({ status_id: 9, status_changed_at: ago('2026-01-01T00:00:00Z') })
    .execute()
  const before = await money()

  expect(await sweep()).toMatchObject({ customers: 1 })
  expect((await logist.get('/order?search=Eve&archived=any')).json().data).toEqual([])
  const log = (await logist.get(`/model-log/order/${id}`)).body
  expect(log).not.toMatch(/Eve|\+49|hall\.test/)
  expect(log).toContain('"new":"removed"')
  expect(log).toContain('Tracklane')
  expect(await money()).toEqual(before)
  const { rows } = await sql<{ text: string }>`select changes::text as text from model_logs`.execute(app.world.db)
  expect(rows.map(({ text }) => text).join()).not.toMatch(/Eve|hall\.test/)
})

test('empty fields are not logged as removed, and a second run finds nothing', async () => {
  const { id, version } = await order({
    status_id: 9,
    status_changed_at: ago('2026-01-01T00:00:00Z'),
    customer_phone: null,
    customer_email: null,
  })
  expect(await sweep()).toMatchObject({ customers: 1 })
  expect(await read(id)).toEqual(['removed', null, null, 'removed'])
  expect(await sweep()).toMatchObject({ customers: 0 })
  const row = await app.world.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.version).toBe(version + 1)
})

test('several batches are processed in one run', async () => {
  const { id } = await order({ status_id: 9, status_changed_at: ago('2026-01-01T00:00:00Z') })
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code, status_changed_at)
    select organization_id, country_id, 'SWEEP' || n, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code, status_changed_at
    from orders, generate_series(1, 700) as n where id = ${id}`.execute(app.world.db)
  expect(await sweep()).toMatchObject({ customers: 701 })
})

test('sign-ins, keys and sessions are deleted after their time', async () => {
  const { db } = app.world
  const old = new Date(NOW.getTime() - 181 * 86_400_000)
  const signIn = { user_id: null, email: 'x', actor_id: null, kind: 'refused' as const, reason: null, ip: '::1', user_agent: null }
  await db
    .insertInto('sign_ins')
    .values([
      { ...signIn, created_at: old },
      { ...signIn, created_at: NOW },
    ])
    .execute()
  const key = { caller: 'u', endpoint: 'POST /order', request_hash: 'h', rights: 'r' }
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: new Date(NOW.getTime() - 86_400_001) },
      { ...key, key: 'new', created_at: NOW },
    ])
    .execute()
  expect(await sweep()).toMatchObject({ sign_ins: 1, keys: 1 })
  expect((await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key)).toEqual(['new'])
  Object.assign(app.app.platform.config.retention, { signInDays: 1 })
  now = new Date(NOW.getTime() + 2 * 86_400_000)
  expect(await sweep()).toMatchObject({ sign_ins: 1, keys: 1 })
  Object.assign(app.app.platform.config.retention, { signInDays: 180 })
})

test('jobs are deleted 90 days after their end and 30 days after they were given up; open ones stay', async () => {
  const { db } = app.world
  const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000 - 1)
  const job = (turn: string, state: 'done' | 'dead' | 'waiting', finished_at: Date | null) => ({
    kind: 'test',
    turn,
    payload: '{}',
    state,
    run_at: days(400),
    finished_at,
  })
  const ended = [
    job('done long ago', 'done', days(90)),
    job('done', 'done', days(89)),
    job('dead long ago', 'dead', days(30)),
    job('dead', 'dead', days(29)),
  ]
  await db
    .insertInto('jobs')
    .values([...ended, job('waits', 'waiting', null)])
    .execute()
  expect(await sweep()).toMatchObject({ jobs: 2 })
  expect((await db.selectFrom('jobs').select('turn').orderBy('id').execute()).map(({ turn }) => turn)).toEqual(['done', 'dead', 'waits'])
})

test("messages and an order's notifications are deleted after 90 days, those of a removed customer with the customer", async () => {
  const { db, users } = app.world
  const [old, young] = [new Date(NOW.getTime() - 90 * 86_400_000 - 1), new Date(NOW.getTime() - 89 * 86_400_000)]
  const { id } = await order({ status_id: 9, status_changed_at: ago('2026-01-01T00:00:00Z') })
  const message = { user_id: users.logist, text: 'For Eve Hall', type: 'order', sender_id: null, read_at: null } as const
  const told = { event: 'order.created', channel: 'email', state: 'sent', reason: null, attempts: 1, sent_at: null } as const
  await db
    .insertInto('messages')
    .values([
      { ...message, event_id: 'old', order_id: null, created_at: old },
      { ...message, event_id: 'young', order_id: null, created_at: young },
      { ...message, event_id: 'of the order', order_id: id, created_at: young },
    ])
    .execute()
  await db
    .insertInto('order_notifications')
    .values([
      { ...told, event_id: 'old', order_id: id, audience: 'customer', recipient: 'e…@hall.test', created_at: old },
      { ...told, event_id: 'young', order_id: id, audience: 'customer', recipient: 'e…@hall.test', created_at: young },
      { ...told, event_id: 'young', order_id: id, audience: 'logist', recipient: 'Ann L.', created_at: young },
    ])
    .execute()
  expect(await sweep()).toMatchObject({ customers: 1, messages: 2 })
  const texts = await db.selectFrom('messages').select('text').orderBy('id').execute()
  expect(texts.map(({ text }) => text)).toEqual(['For Eve Hall', 'removed'])
  const recipients = await db.selectFrom('order_notifications').select('recipient').orderBy('id').execute()
  expect(recipients.map(({ recipient }) => recipient)).toEqual(['removed', 'Ann L.'])
  Object.assign(app.app.platform.config.retention, { messageDays: 1 })
  expect(await sweep()).toMatchObject({ messages: 4 })
  Object.assign(app.app.platform.config.retention, { messageDays: 90 })
})

test('list and order replies keep their form', async () => {
  const { id } = await order({ status_id: 10, status_changed_at: ago('2026-01-01T00:00:00Z') })
  await sweep()
  const answer = await admin.get(`/order/${id}`)
  expect(answer.json().data).toMatchObject({ customer_full_name: 'removed', customer_email: 'removed' })
})
