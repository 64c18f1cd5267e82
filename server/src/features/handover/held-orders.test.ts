import { endpoints } from '@tracklane/contract/endpoints'
import { handOverName } from '@tracklane/contract/order-hold'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier } from '#testing/build.ts'
import { desk } from './handover.testing.ts'
import { BESIDE_ORDERS, HELD_CALLS, type Held, READING } from './held-calls.testing.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
const reasonOf = (held: { number: number }) =>
  `The money of this order was handed over in ${handOverName(held)}. These roles can take the hand-over back: Administrator and Logist`
const REASON = reasonOf({ number: 1 })
const app = appPerFile({ clock: () => NOW })
let logist: Visitor
let admin: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
  admin = await app.as('admin')
})

const { due, handOver, handedOver, takeBack } = desk(app, () => logist)

/** Allows every step to everybody: later refusals come from the hand-over. */
async function openFlow(): Promise<void> {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const links = all.flatMap((status_from) => all.filter((to) => to !== status_from).map((status_to) => ({ status_from, status_to })))
  const { organization, country } = app.world
  const body = { name: 'Open', organization_id: organization, country_id: country }
  const made = (await admin.post('/order-flow', body)).json().data
  const open = links.map((link) => ({ ...link, roles: ['admin', 'logist', 'organization_admin'] }))
  const answer = await admin.put(`/order-flow/${made.id}`, { links: open }, { 'if-match': `"${made.version}"` })
  expect(answer.statusCode).toBe(200)
}

async function heldOrder(status_id = 7): Promise<Held> {
  const { db, organization: organization_id, country: country_id } = app.world
  const id = await due({ status_id, delivered_at: new Date('2026-03-30T09:00:00Z') })
  const { number } = await handedOver([id])
  const row = await db.selectFrom('orders').select('courier_order_id').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, number, assignment: row.courier_order_id ?? 0, otherCourier: await buildCourier(db, { organization_id, country_id }) }
}

const HELD = [
  'payment_type',
  'products',
  'products_amount',
  'order_price',
  'delivery_price',
  'total',
  'currency_code',
  'courier_id',
  'courier_order_id',
  'paid_at',
  'deleted_at',
] as const

async function row(id: number) {
  return app.world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function heldOf(id: number): Promise<object> {
  const order = await row(id)
  return Object.fromEntries(HELD.map((column) => [column, order[column]]))
}

async function send(name: string, url: string, body: object) {
  const [method] = name.split(' ')
  if (method === 'DELETE') return admin.delete(url)
  return method === 'PUT' ? admin.put(url, body) : admin.post(url, body)
}

/** Returns the refusals: one order answers 422, many answer which of them stay. */
function refusalsIn(answer: {
  statusCode: number
  json(): { errors?: Record<string, string[]>; data?: { refused: { reason: string }[] } }
}) {
  const { errors, data } = answer.json()
  if (answer.statusCode === 200) return data?.refused.map(({ reason }) => reason)
  return answer.statusCode === 422 ? [...new Set(Object.values(errors ?? {}).flat())] : answer.statusCode
}

test('every call that writes orders is decided for held orders', () => {
  const writing = endpoints
    .filter(({ method, path }) => method !== 'GET' && !BESIDE_ORDERS.has(path.split('/')[1] ?? ''))
    .map(({ method, path }) => `${method} ${path}`)
  expect(writing.toSorted()).toEqual([...Object.keys(HELD_CALLS), ...READING].toSorted())
})

const stands = Object.entries(HELD_CALLS)

test.each(stands.flatMap(([name, { refused }]) => (refused ? [[name, refused] as const] : [])))(
  'while its money is handed over %s is refused, whatever the flow says',
  async (name, tries) => {
    await openFlow()
    for (const { what, status, url, body } of tries) {
      const held = await heldOrder(status)
      const before = await row(held.id)
      const answer = await send(name, url(held), body?.(held) ?? {})
      expect([what, refusalsIn(answer)]).toEqual([what, [reasonOf(held)]])
      expect(await row(held.id)).toEqual(before)
    }
  },
)

test.each(stands.flatMap(([name, { allowed }]) => (allowed ? [[name, allowed] as const] : [])))(
  'while its money is handed over %s goes on, and leaves what is held',
  async (name, tries) => {
    for (const { what, status, url, body, first } of tries) {
      const held = await heldOrder(status)
      if (first) await app.world.db.updateTable('orders').set(first).where('id', '=', held.id).execute()
      const before = await heldOf(held.id)
      const answer = await send(name, url(held), body?.(held) ?? {})
      expect([what, answer.statusCode]).toEqual([what, 200])
      expect(answer.json().data.done ?? [held.id]).toEqual([held.id])
      expect(await heldOf(held.id)).toEqual({ ...before, deleted_at: null })
      expect(await orderOf(logist, held.id)).toMatchObject({ handover: { number: held.number } })
    }
  },
)

test('of many orders the held ones stay, and the others change', async () => {
  const { id } = await heldOrder()
  const free = await due()
  for (const [url, body] of [
    ['/order/paid', { orders: [id, free] }],
    ['/order/courier', { order_ids: [id, free], courier_id: null }],
  ] as const) {
    expect((await logist.post(url, body)).json().data).toMatchObject({ done: [free], refused: [{ id, reason: REASON }] })
  }
})

test('an order lists its allowed moves, and the plan of many uses the same words', async () => {
  await openFlow()
  const { id } = await heldOrder()
  const { transitions, refused: no, handover } = await orderOf(logist, id)
  expect(transitions.map(({ status_id }) => status_id)).toEqual([9])
  expect([...new Set(no.map(({ reason }) => reason))]).toEqual([REASON])
  expect(handover).toEqual({ id: expect.any(Number), number: 1 })
  const plan = (await logist.post('/order/status-preview', { order_ids: [id], status_id: 6 })).json().data
  expect(plan).toMatchObject({ can: [], refused: [{ id, reason: REASON }] })
})

test('lists, cards and metrics name the hand-over until it is cancelled', async () => {
  const { id } = await heldOrder()
  const said = async () => [
    (await logist.get(`/order?id=${id}`)).json().data[0].handover,
    (await logist.post('/order/facts', { order_ids: [id] })).json().data[0].handover,
    (await logist.get('/order/kanban?status_id=7')).json().data[0].orders[0].handover,
  ]
  const { handover } = await orderOf(logist, id)
  expect(await said()).toEqual([handover, handover, handover])
  await takeBack(handover?.id ?? 0)
  expect(await said()).toEqual([null, null, null])
  expect((await logist.put(`/order/${id}`, { delivery_price: '9.00' })).statusCode).toBe(200)
})

test("a refusal is in the person's language", async () => {
  const { id } = await heldOrder()
  const answer = await logist.put(`/order/${id}`, { currency_code: 'PLN' }, { 'accept-language': 'de' })
  expect(answer.json().errors).toEqual({
    currency_code: [
      'Das Geld dieser Bestellung wurde mit H-0001 übergeben. Diese Übergabe zurücknehmen können: Administrator und Disponent',
    ],
  })
})

test('an order marked as unpaid by an older version cannot be handed over again', async () => {
  const { id } = await heldOrder()
  await app.world.db.updateTable('orders').set({ paid_at: null }).where('id', '=', id).execute()
  const answer = await handOver([id])
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { order_ids: [`${(await row(id)).track} stands in a hand-over already: H-0001`] },
  ])
})

test('the unique index refuses the rest in the same words', async () => {
  const { db } = app.world
  const first = await handedOver([await due()])
  const id = await due()
  // A write past the checks: each order handed over also gets into an older hand-over.
  await sql`create function twice() returns trigger language plpgsql as $$ begin
    if pg_trigger_depth() = 1 then insert into hand_over_orders (hand_over_id, order_id, total, currency_code)
      values (${sql.lit(first.id)}, new.order_id, new.total, new.currency_code); end if; return new; end $$`.execute(db)
  await sql`create trigger twice before insert on hand_over_orders for each row execute function twice()`.execute(db)
  try {
    const answer = await handOver([id])
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
    expect(await orderOf(logist, id)).toMatchObject({ paid: false, handover: null })
  } finally {
    await sql`drop function twice cascade`.execute(db)
  }
})

/** Expects every living line to match its order. */
async function expectTrue(): Promise<void> {
  const { rows } = await sql`
    select one.order_id from hand_over_orders one join hand_overs h on h.id = one.hand_over_id join orders o on o.id = one.order_id
    where one.living and (h.cancelled_at is not null or o.paid_at is distinct from h.created_at or o.total <> one.total
      or o.currency_code <> one.currency_code or o.courier_id is distinct from h.courier_id or o.deleted_at is not null
      or o.payment_type is distinct from 1 or o.status_id not in (7, 8, 9))`.execute(app.world.db)
  expect(rows).toEqual([])
}

test.each([
  ['paid', (id: number) => logist.post('/order/paid', { orders: [id] })],
  ['unpaid', (id: number) => logist.post('/order/paid', { orders: [id], paid: false })],
  ['another price', (id: number) => logist.put(`/order/${id}`, { delivery_price: '9.00' })],
  ['another currency', (id: number) => logist.put(`/order/${id}`, { currency_code: 'PLN' })],
  ['prepaid', (id: number) => logist.put(`/order/${id}`, { payment_type: 2 })],
  ['no courier', (id: number) => logist.post('/order/courier', { order_ids: [id], courier_id: null })],
  ['deleted', (id: number) => logist.delete(`/order/${id}`)],
  ['moved', (id: number) => admin.post(`/order/status/${id}/6`)],
  ['handed over again', (id: number) => handOver([id])],
])('handed over and %s at the same moment: one of the two, never half of both', async (_what, change) => {
  const ids: number[] = []
  for (let index = 0; index < 6; index += 1) ids.push(await due())
  const answers = await Promise.all(
    ids.flatMap((id, index) => (index % 2 === 0 ? [handOver([id]), change(id)] : [change(id), handOver([id])])),
  )
  for (const { statusCode } of answers) expect([200, 201, 204, 422]).toContain(statusCode)
  await expectTrue()
})

test('cancelled and changed at the same moment: the change waits, then succeeds or is refused', async () => {
  const kept = await handedOver([await due(), await due()])
  const ids = kept.order_rows.map(({ order_id }) => order_id)
  const answers = await Promise.all([
    takeBack(kept.id),
    ...ids.map((id) => logist.put(`/order/${id}`, { delivery_price: '9.00' })),
    handOver(ids),
  ])
  for (const { statusCode } of answers) expect([200, 201, 422]).toContain(statusCode)
  await expectTrue()
})
