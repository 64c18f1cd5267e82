import { ordersChannel, userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf, statusLog, subStatus, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'

const app = appPerFile({ clock: () => now })
let logist: Visitor
let now = new Date('2026-03-01T08:00:00Z')

beforeEach(async () => {
  now = new Date('2026-05-04T10:00:00Z')
  logist = await app.as('logist')
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

async function orders(...drafts: Draft[]): Promise<number[]> {
  const ids: number[] = []
  for (const draft of drafts) ids.push((await buildOrder(app.world, draft)).id)
  return ids
}

function move(order_ids: readonly number[], status_id: number, body: object = {}, visitor = logist) {
  return visitor.post('/order/status', { order_ids, status_id, ...body })
}

async function moved(order_ids: readonly number[], status_id: number, body: object = {}, visitor = logist) {
  const answer = await move(order_ids, status_id, body, visitor)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function refused(order_ids: readonly number[], status_id: number, body: object = {}): Promise<Record<string, string[]>> {
  const answer = await move(order_ids, status_id, body)
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

async function preview(order_ids: readonly number[], status_id: number, visitor = logist) {
  const answer = await visitor.post('/order/status-preview', { order_ids, status_id })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

describe('a move of many', () => {
  test('moves each order as if it were moved alone: status, version, both logs', async () => {
    const ids = await orders({}, {}, {})
    now = new Date('2026-05-04T11:00:00Z')
    expect(await moved(ids, 2, { comment: 'Paid by phone' })).toEqual({ done: ids, refused: [], versions: [2, 2, 2] })
    for (const id of ids) {
      expect(await orderOf(logist, id)).toMatchObject({
        status_id: 2,
        version: 2,
        status_changed_at: '2026-05-04T11:00:00.000Z',
        comment: null,
      })
      expect(await statusLog(logist, id)).toMatchObject([
        { status_from: 1, status_to: 2, comment: 'Paid by phone', created_at: '2026-05-04T11:00:00.000Z' },
      ])
      expect(await changesOf(logist, id)).toMatchObject([{ action: 'updated', changes: { status: { old: 'New', new: 'Processing' } } }])
    }
  })

  test('moves the orders that state and flow allow, and gives the reason of a single move for the others', async () => {
    const [fresh = 0, delivered = 0, archived = 0, deleted = 0, there = 0] = await orders(
      {},
      { status_id: 7 },
      { archived_at: now },
      { deleted_at: now },
      { status_id: 2 },
    )
    const result = await moved([deleted, fresh, delivered, archived, there], 2)
    expect(result).toEqual({
      done: [fresh, there],
      refused: [
        { id: deleted, reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist' },
        { id: delivered, reason: 'The flow has no step from “Delivered” to “Processing”' },
        { id: archived, reason: 'The order is archived. These roles can restore it: Administrator and Logist' },
      ],
      versions: [2, 1],
    })
    for (const { id, reason } of result.refused) {
      expect((await logist.post(`/order/status/${id}/2`)).json().errors.status_id).toEqual([reason])
    }
    expect(await orderOf(logist, there)).toMatchObject({ version: 1 })
  })

  test('skips orders that have left the given status', async () => {
    const [waits = 0, gone = 0, archived = 0] = await orders({ status_id: 2 }, { status_id: 3 }, { status_id: 3, archived_at: now })
    const { done, refused: others } = await moved([waits, gone, archived], 5, { from_status_id: 2 })
    expect(done).toEqual([waits])
    expect(others).toEqual([
      { id: gone, reason: 'The order has been moved meanwhile' },
      { id: archived, reason: 'The order is archived. These roles can restore it: Administrator and Logist' },
    ])
    expect(await orderOf(logist, gone)).toMatchObject({ status_id: 3, version: 1 })
  })

  test('counts an order once, however often it is named', async () => {
    const [id = 0] = await orders({})
    expect(await moved([id, id, id], 2)).toEqual({ done: [id], refused: [], versions: [2] })
    expect(await orderOf(logist, id)).toMatchObject({ version: 2 })
  })

  test('with one foreign or missing order moves none, and answers both alike', async () => {
    const [mine = 0] = await orders({})
    const foreign = await orders({ organization_id: app.world.otherOrganization }, { country_id: app.world.otherCountry })
    const absent = await refused([mine, 999_999], 2)
    expect(Object.keys(absent)).toEqual(['order_ids'])
    for (const id of foreign) expect(await refused([id, mine], 2)).toEqual(absent)
    expect(await orderOf(logist, mine)).toMatchObject({ status_id: 1, version: 1 })
    expect(await statusLog(logist, mine)).toEqual([])
  })

  test('takes between one and two thousand orders', async () => {
    expect(await refused([], 2)).toHaveProperty('order_ids')
    expect(
      await refused(
        Array.from({ length: 2_001 }, (_, index) => index + 1),
        2,
      ),
    ).toHaveProperty('order_ids')
    expect(await refused([1], 11)).toHaveProperty('status_id')
  })

  test("uses each order's own flow", async () => {
    const { db, organization, otherCountry } = app.world
    const flow = await db
      .insertInto('order_flows')
      .values({ name: 'Short', organization_id: organization, country_id: otherCountry })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_flow_links')
      .values({ flow_id: flow.id, status_from: 1, status_to: 9, roles: ['admin'] })
      .execute()
    const [here = 0, there = 0] = await orders({}, { country_id: otherCountry })
    const admin = await app.as('admin')
    expect(await moved([here, there], 9, {}, admin)).toMatchObject({ done: [there], refused: [{ id: here }] })
    expect(await moved([here], 2, {}, admin)).toMatchObject({ done: [here] })
  })

  test('is for roles that dispatch', async () => {
    const [id = 0] = await orders({})
    for (const role of ['reporter', 'courier', 'security'] as const)
      expect((await move([id], 2, {}, await app.as(role))).statusCode).toBe(403)
    expect((await app.guest().post('/order/status', { order_ids: [id], status_id: 2 }, await tokenOf(app))).statusCode).toBe(403)
  })

  test('is announced at once, without unchanged orders', async () => {
    const ids = await orders({}, {}, { status_id: 2 }, { status_id: 7 })
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await moved(ids, 2)
    const { organization, country } = app.world
    expect(publish.mock.calls.map(([channel, , data]) => [channel, data])).toEqual([
      [ordersChannel(organization, country), { ids: ids.slice(0, 2) }],
      [ordersChannel(organization, null), { ids: ids.slice(0, 2) }],
      [ordersChannel(null, null), { ids: ids.slice(0, 2) }],
    ])
  })

  test("has its reasons in the person's language", async () => {
    const [id = 0] = await orders({})
    const answer = await logist.post('/order/status', { order_ids: [id], status_id: 7 }, { 'accept-language': 'de' })
    expect(answer.json().data.refused).toEqual([{ id, reason: 'Der Ablauf hat keinen Schritt von „Neu“ nach „Zugestellt“' }])
  })
})

describe('other fields of the move', () => {
  test('a courier is set where an order needs one, and other couriers stay', async () => {
    const { db, courier, users, organization, country } = app.world
    const other = await buildCourier(db, { organization_id: organization, country_id: country })
    const [without = 0, theirs = 0, others = 0] = await orders(
      { status_id: 3 },
      { status_id: 3, courier_id: courier },
      { status_id: 3, courier_id: other },
    )
    expect(await moved([others, without, theirs], 6)).toMatchObject({ done: [others, theirs], refused: [{ id: without }] })
    await moved([others, theirs], 3)

    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    expect(await moved([without, theirs, others], 6, { courier_id: courier })).toEqual({
      done: [without, theirs, others],
      refused: [],
      versions: [2, 4, 4],
    })
    for (const id of [without, theirs, others]) expect(await orderOf(logist, id)).toMatchObject({ status_id: 6, courier_id: courier })
    const assignments = await db
      .selectFrom('courier_orders')
      .selectAll()
      .where('order_id', 'in', [without, theirs, others])
      .orderBy('id')
      .execute()
    expect(assignments.slice(-2).map(({ order_id, courier_id }) => [order_id, courier_id])).toEqual([
      [without, courier],
      [others, courier],
    ])
    expect(await orderOf(logist, without)).toMatchObject({ courier_order_id: assignments.at(-2)?.id })
    expect(publish.mock.calls.map(([channel]) => channel)).toContain(userChannel(users.courier))
  })

  test('a courier who can take some of the orders gets those', async () => {
    const { courier, otherCountry } = app.world
    const [here = 0, there = 0] = await orders({ status_id: 3 }, { status_id: 3, country_id: otherCountry })
    const result = await moved([here, there], 6, { courier_id: courier }, await app.as('admin'))
    expect(result).toEqual({
      done: [here],
      refused: [{ id: there, reason: 'This courier cannot take the order: choose an active one of its country' }],
      versions: [2],
    })
  })

  test('a courier or sub-status unfit for all of them refuses the call, foreign and missing alike', async () => {
    const [ready = 0, stuck = 0] = await orders({ status_id: 3 }, { status_id: 9 })
    const absent = await refused([ready, stuck], 6, { courier_id: 999_999 })
    expect(Object.keys(absent)).toEqual(['courier_id'])
    expect(await refused([ready, stuck], 6, { courier_id: app.world.strangerCourier })).toEqual(absent)
    const foreign = await subStatus(app, { status_id: 5, organization_id: app.world.otherOrganization })
    const none = await refused([ready], 5, { sub_status_id: 999_999 })
    expect(Object.keys(none)).toEqual(['sub_status_id'])
    expect(await refused([ready], 5, { sub_status_id: foreign })).toEqual(none)
    expect(await orderOf(logist, ready)).toMatchObject({ status_id: 3, version: 1 })
  })

  test('a sub-status, a window and the time of delivery are set for all', async () => {
    const reason = await subStatus(app, { status_id: 4 })
    const { courier } = app.world
    const ids = await orders({ status_id: 6, courier_id: courier }, { status_id: 6, courier_id: courier })
    const window = { delivery_from: '2026-05-06T08:00:00.000Z', delivery_to: '2026-05-06T12:00:00.000Z' }
    await moved(ids, 4, { sub_status_id: reason, ...window })
    for (const id of ids)
      expect(await orderOf(logist, id)).toMatchObject({ status_id: 4, sub_status_id: reason, courier_id: courier, ...window })
    await moved(ids, 6)
    await moved(ids, 7, { delivered_at: '2026-05-04T09:30:00Z' })
    for (const id of ids)
      expect(await orderOf(logist, id)).toMatchObject({ status_id: 7, delivered_at: '2026-05-04T09:30:00.000Z', ...window })
  })

  test("times that are wrong for all refuse the call; an end before one order's own start refuses that order", async () => {
    const [early = 0, late = 0] = await orders({ status_id: 5 }, { status_id: 5, delivery_from: new Date('2026-05-09T08:00:00Z') })
    const backward = { delivery_from: '2026-05-06T12:00:00Z', delivery_to: '2026-05-06T08:00:00Z' }
    expect(await refused([early, late], 4, backward)).toHaveProperty('delivery_to')
    expect(await refused([early, late], 4, { delivered_at: '2026-05-04T10:00:01Z' })).toHaveProperty('delivered_at')
    expect(await moved([early, late], 4, { delivery_to: '2026-05-06T12:00:00Z' })).toEqual({
      done: [early],
      refused: [{ id: late, reason: 'The delivery must end later than it starts' }],
      versions: [2],
    })
  })
})

describe('the preview', () => {
  test('names the orders that can move, those that cannot and why, and those that need input', async () => {
    const [without = 0, carried = 0, stuck = 0] = await orders(
      { status_id: 3 },
      { status_id: 3, courier_id: app.world.courier },
      { status_id: 1 },
    )
    expect(await preview([stuck, without, carried], 6)).toEqual({
      can: [carried],
      refused: [{ id: stuck, reason: 'The flow has no step from “New” to “In delivery”' }],
      requires: [{ id: without, fields: ['courier_id'] }],
      asks: ['courier_id'],
    })
    expect(await preview([without], 5)).toEqual({ can: [without], refused: [], requires: [], asks: ['sub_status_id'] })
  })

  test('changes nothing, and equals the result of the move', async () => {
    const ids = await orders({}, { status_id: 2 }, { status_id: 9 }, { archived_at: now })
    const foretold = await preview(ids, 2)
    for (const id of ids) expect(await orderOf(logist, id)).toMatchObject({ version: 1 })
    expect(await moved(ids, 2)).toEqual({ done: foretold.can, refused: foretold.refused, versions: [2, 1] })
  })

  test('refuses a foreign order like a missing one', async () => {
    const [foreign = 0] = await orders({ organization_id: app.world.otherOrganization })
    const absent = await logist.post('/order/status-preview', { order_ids: [999_999], status_id: 2 })
    expect(absent.statusCode).toBe(422)
    expect((await logist.post('/order/status-preview', { order_ids: [foreign], status_id: 2 })).json()).toEqual(absent.json())
  })
})
