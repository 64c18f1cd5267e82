import type { HandOver } from '@tracklane/contract/handover'
import type { ModelLog } from '@tracklane/contract/model-log'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier } from '#testing/build.ts'
import { desk } from './handover.testing.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
let now = NOW
const app = appPerFile({ clock: () => now })
let logist: Visitor

beforeEach(async () => {
  now = NOW
  logist = await app.as('logist')
})

const { due, handOver, handedOver, takeBack } = desk(app, () => logist)

async function outstanding(): Promise<number> {
  const rows: { outstanding_orders: number }[] = (await logist.get('/order/finance')).json().data
  return rows.reduce((total, row) => total + row.outstanding_orders, 0)
}

describe('a hand-over', () => {
  test('marks its orders as paid and keeps their sum in each currency', async () => {
    const ids = [await due(), await due({ status_id: 8 }), await due({ status_id: 9, archived_at: NOW, currency_code: 'PLN' })]
    const kept = await handedOver(ids)
    expect(kept).toMatchObject({ number: 1, received_by: 'Jonas Brandt', orders: 3, created_at: NOW.toISOString(), cancelled_at: null })
    expect(kept.courier).toMatch(/^Carl Rider/)
    expect(kept.created_by).toMatch(/^Ann Lee/)
    expect(kept.sums).toEqual([
      { currency_code: 'EUR', total: '210.00', orders: 2 },
      { currency_code: 'PLN', total: '105.00', orders: 1 },
    ])
    expect(kept.order_rows.map((row) => row.order_id).toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await orderOf(logist, id)).toMatchObject({ paid: true, paid_at: NOW.toISOString() })
    expect(await outstanding()).toBe(0)
    expect((await logist.get(`/handover/${kept.id}`)).json().data).toEqual(kept)
  })

  test('keeps its values when orders and courier change later', async () => {
    const id = await due()
    const kept = await handedOver([id])
    await logist.put(`/order/${id}`, { customer_full_name: 'Somebody else' })
    await logist.put(`/courier/${app.world.courier}`, { last_name: 'Married' })
    expect((await logist.get(`/handover/${kept.id}`)).json().data).toMatchObject({ courier: kept.courier, sums: kept.sums })
  })

  test('numbers count up in each organization', async () => {
    const { db, otherOrganization: organization_id, country: country_id, strangerLogist } = app.world
    const courier_id = await buildCourier(db, { organization_id, country_id })
    const stranger = await app.as(strangerLogist)
    const foreign = await due({ organization_id, courier_id })
    expect((await handedOver([await due()])).number).toBe(1)
    expect((await handOver([foreign], { courier_id }, stranger)).json().data.number).toBe(1)
    expect((await handedOver([await due()])).number).toBe(2)
  })

  test('is logged at its orders and its courier, and the orders are announced', async () => {
    const id = await due()
    const published = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const kept = await handedOver([id])
    const { organization, country, users } = app.world
    const channels = published.mock.calls.map(([channel, event, data]) => [channel, event, data])
    const heard = { ids: [id] }
    expect(channels).toContainEqual([`private-orders.${organization}.${country}`, 'orders-changed', heard])
    expect(channels).toContainEqual([`private-user.${users.courier}`, 'orders-changed', heard])
    published.mockRestore()
    const log: ModelLog = (await logist.get(`/order/${id}/order-log`)).json().data
    expect(log.logs[0]?.changes).toEqual({ paid_at: { old: null, new: NOW.toISOString() } })
    const owned = await app.world.db.selectFrom('model_logs').selectAll().where('entity', '=', 'handover').orderBy('id').execute()
    expect(owned).toMatchObject([{ entity_id: kept.id, owner_entity: 'courier', owner_id: app.world.courier, action: 'created' }])
  })

  test.each([
    ['in delivery', { status_id: 6 }],
    ['rejected', { status_id: 5 }],
    ['prepaid', { payment_type: 2 }],
    ['of no payment', { payment_type: null }],
    ['paid already', { paid_at: NOW }],
    ['deleted', { deleted_at: NOW }],
    ['of nobody', { courier_id: null }],
  ])('refuses an order that is %s, and with it all others', async (_what, draft) => {
    const good = await due()
    const bad = await due(draft)
    const answer = await handOver([good, bad])
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
    expect(answer.json().errors.order_ids[0]).toContain((await orderOf(logist, bad)).track)
    expect(await orderOf(logist, good)).toMatchObject({ paid: false })
    expect((await logist.get('/handover')).json().meta.total).toBe(0)
  })

  test('refuses an order of another courier', async () => {
    const { db, organization: organization_id, country: country_id } = app.world
    const other = await buildCourier(db, { organization_id, country_id })
    const answer = await handOver([await due(), await due({ courier_id: other })])
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
  })

  test("gives the reason for each order, in the person's language", async () => {
    const [paid, sent] = [await due({ paid_at: NOW }), await due({ status_id: 6 })]
    const answer = await handOver([paid, sent], {}, logist, { 'accept-language': 'de' })
    const tracks = await Promise.all([paid, sent].map(async (id) => (await orderOf(logist, id)).track))
    expect(answer.json().errors.order_ids).toEqual([
      `${tracks[0]} ist schon bezahlt`,
      `${tracks[1]} ist keine zugestellte Nachnahme dieses Kuriers`,
    ])
  })

  test.each([
    ['no orders', { order_ids: [] }, 'order_ids'],
    ['an id that is none', { order_ids: [[1]] }, 'order_ids.0'],
    ['an order that does not exist', { order_ids: [2_147_483_647] }, 'order_ids'],
    ['a courier that does not exist', { courier_id: 2_147_483_647 }, 'courier_id'],
    ['a courier that is a word', { courier_id: '__proto__' }, 'courier_id'],
    ['nobody to receive it', { received_by: '  ' }, 'received_by'],
    ['too long a name', { received_by: 'x'.repeat(121) }, 'received_by'],
  ])('is refused with %s', async (_what, body, field) => {
    const answer = await handOver([await due()], body)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('repeated under its key is made once', async () => {
    const ids = [await due()]
    const key = { 'idempotency-key': 'hand-over-1' }
    const answers = await Promise.all([handOver(ids, {}, logist, key), handOver(ids, {}, logist, key)])
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    expect((await logist.get('/handover')).json().meta.total).toBe(1)
  })

  test('made several times at once for the same orders succeeds once', async () => {
    const ids: number[] = []
    for (let index = 0; index < 10; index += 1) ids.push(await due())
    const sets = [ids, [...ids].reverse(), ids.slice(0, 4), ids.slice(3), [ids[5] ?? 0]]
    const answers = await Promise.all([...sets, ...sets].map((set) => handOver(set)))
    const won = answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json().data as HandOver)
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(answers.length - won.length)
    expect(won.length).toBeGreaterThan(0)
    const taken = won.flatMap((one) => one.order_rows.map((row) => row.order_id))
    expect(new Set(taken).size).toBe(taken.length)
    expect(won.map((one) => one.number).toSorted()).toEqual(won.map((_, index) => index + 1))
    expect(await outstanding()).toBe(10 - taken.length)
  })
})

/** Makes the state that the migration leaves for an order that was handed over again. */
async function supersede(handOverId: number, orderId: number): Promise<void> {
  const { db } = app.world
  await db
    .updateTable('hand_over_orders')
    .set({ living: false })
    .where('hand_over_id', '=', handOverId)
    .where('order_id', '=', orderId)
    .execute()
  await db.updateTable('orders').set({ paid_at: null }).where('id', '=', orderId).execute()
}

async function setSuperseded(handOverId: number, by: number): Promise<void> {
  const { db } = app.world
  await db
    .updateTable('hand_over_orders')
    .set({ superseded_by: by })
    .where('hand_over_id', '=', handOverId)
    .where('living', '=', false)
    .execute()
}

describe('cancelling a hand-over', () => {
  test('makes its orders unpaid again; it stays in the list as cancelled', async () => {
    const ids = [await due(), await due()]
    const { id } = await handedOver(ids)
    const answer = await takeBack(id)
    expect(answer.json().data).toMatchObject({ cancelled_at: NOW.toISOString(), cancel_reason: 'Counted twice', orders: 2 })
    expect(answer.json().data.cancelled_by).toMatch(/^Ann Lee/)
    for (const one of ids) expect(await orderOf(logist, one)).toMatchObject({ paid: false, paid_at: null })
    expect(await outstanding()).toBe(2)
    expect((await handedOver(ids)).number).toBe(2)
    expect((await logist.get('/handover')).json().data.map((row: HandOver) => [row.number, row.cancelled_at !== null])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test('is refused while one of its orders is archived', async () => {
    const ids = [await due(), await due()]
    const { id } = await handedOver(ids)
    await logist.post('/order/archive', { order_ids: [ids[0]] })
    const answer = await takeBack(id)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
    expect(await orderOf(logist, ids[1] ?? 0)).toMatchObject({ paid: true })
    expect((await logist.get(`/handover/${id}`)).json().data.cancelled_at).toBeNull()
    await logist.post('/order/archive-restore', { order_ids: [ids[0]] })
    expect((await takeBack(id)).statusCode).toBe(200)
  })

  test('happens once: the second person gets its present state', async () => {
    const { id } = await handedOver([await due()])
    const answers = await Promise.all([takeBack(id), takeBack(id, 'Me too')])
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    const second = answers.find((answer) => answer.statusCode === 409)
    expect(second?.json().data).toMatchObject({ id, cancelled_at: NOW.toISOString() })
  })

  test('does not affect an order that was paid again before payment was held', async () => {
    const [again, other] = [await due(), await due()]
    const { id } = await handedOver([again, other])
    const paid_at = new Date('2026-03-30T11:00:00Z')
    await app.world.db.updateTable('orders').set({ paid_at }).where('id', '=', again).execute()
    expect((await takeBack(id)).statusCode).toBe(200)
    expect(await orderOf(logist, again)).toMatchObject({ paid: true, handover: null })
    expect(await orderOf(logist, other)).toMatchObject({ paid: false, handover: null })
  })

  test('does not affect an order of a later hand-over, which keeps holding it', async () => {
    const [twice, other] = [await due(), await due()]
    const first = await handedOver([twice, other])
    await supersede(first.id, twice)
    const second = await handedOver([twice])
    await setSuperseded(first.id, second.id)
    await logist.post('/order/archive', { order_ids: [twice] })
    const before = (await logist.get(`/handover/${first.id}`)).json().data
    expect([before.sums, before.held].map(([sum]) => sum.orders)).toEqual([2, 1])
    expect((await takeBack(first.id)).json().data.order_rows.map((row: HandOver['order_rows'][number]) => row.superseded_by)).toEqual(
      expect.arrayContaining([null, { id: second.id, number: 2 }]),
    )
    expect(await orderOf(logist, twice)).toMatchObject({ paid: true, handover: { id: second.id } })
    expect(await orderOf(logist, other)).toMatchObject({ paid: false, handover: null })
    const rows: HandOver[] = (await logist.get('/handover')).json().data
    expect(rows.map(({ held }) => held.map(({ orders }) => orders))).toEqual([[1], []])
  })

  test.each(['', '   ', 'x'.repeat(501)])('needs a reason, and not %j', async (reason) => {
    const { id } = await handedOver([await due()])
    expect(Object.keys((await takeBack(id, reason)).json().errors)).toEqual(['reason'])
  })

  test('and a hand-over of the same orders do not block each other', async () => {
    const ids = [await due(), await due(), await due()]
    const { id } = await handedOver(ids)
    const answers = await Promise.all([takeBack(id), handOver([...ids].reverse()), handOver(ids)])
    expect(answers[0]?.statusCode).toBe(200)
    const again = answers.slice(1).filter((answer) => answer.statusCode === 201)
    expect(again.length).toBeLessThan(2)
    expect(await outstanding()).toBe(again.length === 1 ? 0 : 3)
  })
})
