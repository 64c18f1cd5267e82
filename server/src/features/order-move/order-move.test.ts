import { ordersChannel, userChannel } from '@tracklane/contract/realtime'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf, statusLog, subStatus, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => now })
let logist: Visitor
let now = new Date('2026-03-01T08:00:00Z')

beforeEach(async () => {
  now = new Date('2026-05-04T10:00:00Z')
  logist = await app.as('logist')
})

function move(id: number, to: number, body: object = {}, visitor = logist) {
  return visitor.post(`/order/status/${id}/${to}`, body)
}

async function refused(id: number, to: number, body: object = {}, visitor = logist): Promise<Record<string, string[]>> {
  const answer = await move(id, to, body, visitor)
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

describe('a move along the flow', () => {
  test('sets the status, raises the version and is in both logs', async () => {
    const { id } = await buildOrder(app.world)
    now = new Date('2026-05-04T11:00:00Z')
    const answer = await move(id, 2, { from_status_id: 1, comment: 'Paid by phone' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).toBe('"2"')
    expect(answer.json().data).toMatchObject({
      status_id: 2,
      status: 'Processing',
      version: 2,
      status_changed_at: '2026-05-04T11:00:00.000Z',
      updated_at: '2026-05-04T11:00:00.000Z',
    })
    expect(await statusLog(logist, id)).toMatchObject([
      { status_from: 1, status_to: 2, sub_status: null, comment: 'Paid by phone', created_at: '2026-05-04T11:00:00.000Z' },
    ])
    expect(await changesOf(logist, id)).toMatchObject([{ action: 'updated', changes: { status: { old: 'New', new: 'Processing' } } }])
  })

  test('needs no body', async () => {
    const { id } = await buildOrder(app.world)
    expect((await logist.post(`/order/status/${id}/2`)).statusCode).toBe(200)
  })

  test('outside the flow is refused with the reason that the order shows', async () => {
    const { id } = await buildOrder(app.world)
    const { refused: reasons } = await orderOf(logist, id)
    expect(await refused(id, 7)).toEqual({ status_id: [reasons.find((one) => one.status_id === 7)?.reason] })
    expect(await refused(id, 7)).toEqual({ status_id: ['The flow has no step from “New” to “Delivered”'] })
    expect(await orderOf(logist, id)).toMatchObject({ status_id: 1, version: 1 })
  })

  test('of other roles is refused with their names', async () => {
    const { id } = await buildOrder(app.world, { status_id: 7 })
    const { status_id } = await refused(id, 6)
    expect(status_id?.[0]).toContain('Organization administrator')
    expect((await move(id, 6, { courier_id: app.world.courier }, await app.as('organization_admin'))).statusCode).toBe(200)
  })

  test('is required of an administrator too', async () => {
    const { id } = await buildOrder(app.world)
    expect(await refused(id, 3, {}, await app.as('admin'))).toHaveProperty('status_id')
  })

  test("uses the flow of the order's organization and country where there is one", async () => {
    const { db, organization, country } = app.world
    const flow = await db
      .insertInto('order_flows')
      .values({ name: 'Short', organization_id: organization, country_id: country })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_flow_links')
      .values({ flow_id: flow.id, status_from: 1, status_to: 9, roles: ['logist'] })
      .execute()
    const { id } = await buildOrder(app.world)
    const elsewhere = await buildOrder(app.world, { country_id: app.world.otherCountry })
    expect(await refused(id, 2)).toHaveProperty('status_id')
    expect((await move(id, 9)).json().data).toMatchObject({ status_id: 9, flow_id: flow.id })
    expect((await move(elsewhere.id, 2, {}, await app.as('admin'))).statusCode).toBe(200)
  })

  test('replies with the next moves, their input, and the reasons against the others', async () => {
    const { id } = await buildOrder(app.world, { status_id: 2 })
    const { transitions, refused: reasons } = (await move(id, 3)).json().data
    expect(transitions).toEqual([
      { status_id: 2, status: 'Processing', requires: [], asks: [] },
      { status_id: 5, status: 'Rejected', requires: [], asks: ['sub_status_id'] },
      { status_id: 6, status: 'In delivery', requires: ['courier_id'], asks: [] },
      { status_id: 8, status: 'Picked up by customer', requires: [], asks: [] },
    ])
    expect(reasons.map((one: { status_id: number }) => one.status_id)).toEqual([1, 4, 7, 9, 10])
  })

  test("is refused in the person's language", async () => {
    const { id } = await buildOrder(app.world)
    const german = await logist.post(`/order/status/${id}/7`, {}, { 'accept-language': 'de' })
    const english = await logist.post(`/order/status/${id}/7`, {}, { 'accept-language': 'en' })
    expect(german.json().errors.status_id).toEqual(['Der Ablauf hat keinen Schritt von „Neu“ nach „Zugestellt“'])
    expect(english.json().errors.status_id).toEqual(['The flow has no step from “New” to “Delivered”'])
  })
})

describe('the scope of a move', () => {
  test('a foreign order is answered like a missing one', async () => {
    const absent = await move(999_999, 2)
    expect(absent.statusCode).toBe(404)
    for (const draft of [{ organization_id: app.world.otherOrganization }, { country_id: app.world.otherCountry }]) {
      const { id } = await buildOrder(app.world, draft)
      expect((await move(id, 2)).json()).toEqual(absent.json())
    }
  })

  test('a courier moves their own orders, where the flow names couriers', async () => {
    const courier = await app.as('courier')
    const mine = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })
    const notMine = await buildOrder(app.world, { status_id: 6 })
    expect((await move(notMine.id, 7, {}, courier)).statusCode).toBe(404)
    expect(await refused(mine.id, 3, {}, courier)).toHaveProperty('status_id')
    expect((await move(mine.id, 7, {}, courier)).json().data).toMatchObject({ status_id: 7, courier_id: app.world.courier })
  })

  test('a courier cannot give an order to another one', async () => {
    const other = await buildCourier(app.world.db, { organization_id: app.world.organization, country_id: app.world.country })
    const { id } = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })
    const answer = await move(id, 4, { courier_id: other }, await app.as('courier'))
    expect(answer.json().data).toMatchObject({ status_id: 4, courier_id: app.world.courier })
  })

  test('reporters, security and tokens move nothing', async () => {
    const { id } = await buildOrder(app.world)
    expect((await move(id, 2, {}, await app.as('reporter'))).statusCode).toBe(403)
    expect((await move(id, 2, {}, await app.as('security'))).statusCode).toBe(403)
    expect((await app.guest().post(`/order/status/${id}/2`, {}, await tokenOf(app))).statusCode).toBe(403)
  })

  test('an archived or deleted order is refused', async () => {
    const archived = await buildOrder(app.world, { archived_at: now })
    const deleted = await buildOrder(app.world, { deleted_at: now })
    expect(await refused(archived.id, 2)).toEqual({
      status_id: ['The order is archived. These roles can restore it: Administrator and Logist'],
    })
    expect(await refused(deleted.id, 2)).toEqual({
      status_id: ['The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist'],
    })
    const { transitions, refused: reasons } = await orderOf(logist, archived.id)
    expect(transitions).toEqual([])
    expect(reasons).toHaveLength(9)
  })
})

describe('moves at the same time', () => {
  test('an order that has left the status is 409 with the present order', async () => {
    const { id } = await buildOrder(app.world, { status_id: 2 })
    const answer = await move(id, 2, { from_status_id: 1 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().data).toEqual(await orderOf(logist, id))
  })

  test('a stale version is 412', async () => {
    const { id } = await buildOrder(app.world, { version: 3 })
    const late = await logist.post(`/order/status/${id}/2`, {}, { 'if-match': '"2"' })
    expect([late.statusCode, late.json().data]).toEqual([412, await orderOf(logist, id)])
    expect((await logist.post(`/order/status/${id}/2`, {}, { 'if-match': '"3"' })).statusCode).toBe(200)
  })

  test('fifty racing moves leave a log without gaps', async () => {
    const { id } = await buildOrder(app.world)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => move(id, index % 2 === 0 ? 2 : 1, { from_status_id: index % 2 === 0 ? 1 : 2 })),
    )
    const moved = answers.filter((answer) => answer.statusCode === 200).length
    expect(answers.every((answer) => [200, 409].includes(answer.statusCode))).toBe(true)
    const log = await statusLog(logist, id)
    expect(log).toHaveLength(moved)
    let at: number | null = 1
    for (const line of log) {
      expect(line.status_from).toBe(at)
      at = line.status_to
    }
    expect(await orderOf(logist, id)).toMatchObject({ status_id: at, version: moved + 1 })
  })

  test('of fifty racing moves of one step one succeeds', async () => {
    const { id } = await buildOrder(app.world)
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(id, 2, { from_status_id: 1 })))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(49)
    expect(await statusLog(logist, id)).toHaveLength(1)
  })

  test('a move and an assignment do not block each other', async () => {
    const { id } = await buildOrder(app.world, { status_id: 3 })
    const { courier } = app.world
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => logist.post('/courier-order', { order_id: id, courier_id: courier })),
      ...Array.from({ length: 8 }, () => move(id, 6, { courier_id: courier })),
    ])
    expect(answers.every((answer) => [200, 201].includes(answer.statusCode))).toBe(true)
    expect(await orderOf(logist, id)).toMatchObject({ status_id: 6, courier_id: courier })
  })
})

describe('a move into delivery', () => {
  test('needs a courier for an order without one', async () => {
    const { id } = await buildOrder(app.world, { status_id: 3 })
    expect(await refused(id, 6)).toHaveProperty('courier_id')
    expect((await move(id, 6, { courier_id: app.world.courier })).json().data).toMatchObject({
      status_id: 6,
      courier_id: app.world.courier,
      courier: expect.stringContaining('Carl Rider'),
      courier_order_id: expect.any(Number),
      version: 2,
    })
  })

  test("keeps the order's courier", async () => {
    const { id } = await buildOrder(app.world, { status_id: 4, courier_id: app.world.courier })
    expect((await move(id, 6)).json().data).toMatchObject({ status_id: 6, courier_id: app.world.courier })
  })

  test('refuses a foreign or inactive courier like a missing one', async () => {
    const { db, organization, country, otherCountry, strangerCourier } = app.world
    const elsewhere = await buildCourier(db, { organization_id: organization, country_id: otherCountry })
    const inactive = await buildCourier(db, { organization_id: organization, country_id: country, active: false })
    const { id } = await buildOrder(app.world, { status_id: 3 })
    const absent = await refused(id, 6, { courier_id: 999_999 })
    expect(absent).toHaveProperty('courier_id')
    for (const courier_id of [strangerCourier, elsewhere, inactive]) expect(await refused(id, 6, { courier_id })).toEqual(absent)
    expect(await refused(id, 6, { courier_id: elsewhere }, await app.as('admin'))).toEqual(absent)
    expect(await orderOf(logist, id)).toMatchObject({ status_id: 3, courier_id: null, version: 1 })
  })

  test('is announced to the new courier and the former one', async () => {
    const { db, organization, country, users, courier } = app.world
    const login = await buildUser(db, { role: 'courier', organization_id: organization, country_id: country })
    const other = await buildCourier(db, { organization_id: organization, country_id: country, user_id: login })
    const { id } = await buildOrder(app.world, { status_id: 3, courier_id: courier })
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await move(id, 6, { courier_id: other })
    expect(new Set(publish.mock.calls.map(([channel]) => channel))).toEqual(
      new Set([
        ordersChannel(organization, country),
        ordersChannel(organization, null),
        ordersChannel(null, null),
        userChannel(login),
        userChannel(users.courier),
      ]),
    )
  })
})

describe('the sub-status', () => {
  test('is set by the move and must be of the new status and of the organization', async () => {
    const mine = await subStatus(app, { status_id: 5, name: 'Did not want it' })
    const shared = await subStatus(app, { status_id: 5, organization_id: null, name: 'Wrong size' })
    const ofOther = await subStatus(app, { status_id: 4 })
    const foreign = await subStatus(app, { status_id: 5, organization_id: app.world.otherOrganization })
    const { id } = await buildOrder(app.world)
    const absent = await refused(id, 5, { sub_status_id: 999_999 })
    expect(absent).toHaveProperty('sub_status_id')
    for (const sub_status_id of [ofOther, foreign]) expect(await refused(id, 5, { sub_status_id })).toEqual(absent)

    const rejected = (await move(id, 5, { sub_status_id: mine })).json().data
    expect(rejected).toMatchObject({ status_id: 5, sub_status_id: mine, sub_status: 'Did not want it' })
    expect((await move(id, 5, { sub_status_id: shared })).json().data).toMatchObject({ sub_status: 'Wrong size' })
    expect(await statusLog(logist, id)).toMatchObject([
      { status_from: 1, status_to: 5, sub_status: 'Did not want it' },
      { status_from: 5, status_to: 5, sub_status: 'Wrong size' },
    ])
    await app.world.db.deleteFrom('order_status_log').execute()
    await app.world.db.updateTable('orders').set({ sub_status_id: null, last_reason_id: null }).execute()
    await app.world.db.deleteFrom('order_sub_statuses').where('id', '=', shared).execute()
  })

  test('is cleared by the next move', async () => {
    const sub = await subStatus(app, { status_id: 5 })
    const { id } = await buildOrder(app.world, { status_id: 5, sub_status_id: sub })
    expect((await move(id, 4)).json().data).toMatchObject({ status_id: 4, sub_status_id: null, sub_status: null })
  })
})

describe('a move to the same status', () => {
  test('sets comment and dates without an entry in the status log, and is no change of status', async () => {
    const { id, status_changed_at } = await buildOrder(app.world)
    const body = { comment: 'Back door', delivery_from: '2026-05-05T08:00:00Z', delivery_to: '2026-05-05T10:00:00Z' }
    expect((await move(id, 1, body)).json().data).toMatchObject({
      comment: 'Back door',
      delivery_from: '2026-05-05T08:00:00.000Z',
      delivery_to: '2026-05-05T10:00:00.000Z',
      status_changed_at: status_changed_at.toISOString(),
      version: 2,
    })
    expect(await statusLog(logist, id)).toEqual([])
  })

  test('without an effect changes nothing', async () => {
    const { id } = await buildOrder(app.world)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    expect((await move(id, 1)).json().data.version).toBe(1)
    expect(await changesOf(logist, id)).toEqual([])
    expect(publish).not.toHaveBeenCalled()
  })
})

describe('the time of delivery', () => {
  const carried = () => buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })

  test('is now or the given time, never in the future', async () => {
    expect((await move((await carried()).id, 7)).json().data.delivered_at).toBe(now.toISOString())
    const given = { delivered_at: '2026-05-04T09:30:00+02:00' }
    expect((await move((await carried()).id, 7, given)).json().data.delivered_at).toBe('2026-05-04T07:30:00.000Z')
    expect(await refused((await carried()).id, 7, { delivered_at: '2026-05-04T10:00:01Z' })).toHaveProperty('delivered_at')
    expect(await refused((await carried()).id, 7, { delivered_at: '1949-12-31T00:00:00Z' })).toHaveProperty('delivered_at')
  })

  test('stays on the way to completed and back, and is removed by a correction', async () => {
    const { id } = await carried()
    const owner = await app.as('organization_admin')
    await move(id, 7)
    const delivered = now.toISOString()
    now = new Date('2026-05-04T12:00:00Z')
    expect((await move(id, 9, {}, owner)).json().data.delivered_at).toBe(delivered)
    expect((await move(id, 7, {}, owner)).json().data.delivered_at).toBe(delivered)
    expect((await move(id, 6, {}, owner)).json().data.delivered_at).toBeNull()
  })

  test('of a picked up order is the given one, and stays through later moves', async () => {
    const given = { delivered_at: '2026-05-04T07:30:00.000Z' }
    const owner = await app.as('organization_admin')
    for (const to of [9, 3]) {
      const { id } = await buildOrder(app.world, { status_id: 3 })
      expect((await move(id, 8)).json().data.delivered_at).toBeNull()
      expect((await move(id, 8, given)).json().data).toMatchObject(given)
      expect((await move(id, 8, { comment: 'At the counter' })).json().data).toMatchObject(given)
      expect((await move(id, to, {}, owner)).json().data).toMatchObject({ status_id: to, ...given })
    }
  })

  test('is ignored for an order that was not delivered', async () => {
    const { id } = await carried()
    expect((await move(id, 6, { delivered_at: '2026-05-04T07:30:00Z' })).json().data.delivered_at).toBeNull()
  })
})

test('a move into redelivery sets the new window, which must end after its start', async () => {
  const { id } = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier, delivery_to: new Date('2026-05-04T12:00:00Z') })
  expect(await refused(id, 4, { delivery_from: '2026-05-06T08:00:00Z' })).toHaveProperty('delivery_to')
  const window = { delivery_from: '2026-05-06T08:00:00.000Z', delivery_to: '2026-05-06T12:00:00.000Z' }
  expect((await move(id, 4, window)).json().data).toMatchObject({ status_id: 4, ...window })
})

test('a move that fails half-way changes and announces nothing', async () => {
  const { db, courier } = app.world
  const { id } = await buildOrder(app.world, { status_id: 3 })
  const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
  await sql`alter table model_logs add constraint fails check (entity <> 'order') not valid`.execute(db)
  try {
    expect((await move(id, 6, { courier_id: courier })).statusCode).toBe(500)
  } finally {
    await sql`alter table model_logs drop constraint fails`.execute(db)
  }
  expect(publish).not.toHaveBeenCalled()
  expect(await orderOf(logist, id)).toMatchObject({ status_id: 3, courier_id: null, version: 1 })
  expect(await statusLog(logist, id)).toEqual([])
  expect(await db.selectFrom('courier_orders').selectAll().execute()).toEqual([])
})
