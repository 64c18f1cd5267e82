import { userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor
let other: number

beforeEach(async () => {
  logist = await app.as('logist')
  other = await buildCourier(app.world.db, { organization_id: app.world.organization, country_id: app.world.country, first_name: 'Dora' })
})

function assign(order_id: number, courier_id: number, visitor = logist) {
  return visitor.post('/courier-order', { order_id, courier_id, comment: 'Morning tour' })
}

describe('an assignment', () => {
  test('sets the courier of the order, and announces it to the courier', async () => {
    const { id } = await buildOrder(app.world)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const answer = await assign(id, app.world.courier)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ order_id: id, courier_id: app.world.courier, comment: 'Morning tour' })
    expect(await orderOf(logist, id)).toMatchObject({
      courier_id: app.world.courier,
      courier_order_id: answer.json().data.id,
      status_id: 1,
      version: 2,
    })
    expect(await changesOf(logist, id)).toMatchObject([{ changes: { courier: { old: null, new: expect.stringContaining('Carl') } } }])
    expect(publish.mock.calls.map(([channel]) => channel)).toContain(userChannel(app.world.users.courier))
  })

  test('replaces the former one, and only the newest is current', async () => {
    const { id } = await buildOrder(app.world)
    const { order_version, ...first } = (await assign(id, app.world.courier)).json().data
    const second = (await assign(id, other)).json().data
    expect([order_version, second.order_version]).toEqual([2, 3])
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: other, courier_order_id: second.id, version: 3 })
    const late = await logist.put(`/courier-order/${first.id}`, { courier_id: null })
    expect(late.statusCode).toBe(409)
    expect(late.json().data).toEqual(first)
  })

  test("needs an order and a courier of the person's area: foreign ones are refused like missing ones", async () => {
    const { id } = await buildOrder(app.world)
    const foreign = await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    const absentOrder = await assign(999_999, other)
    expect(absentOrder.statusCode).toBe(422)
    expect(absentOrder.json().errors).toHaveProperty('order_id')
    expect((await assign(foreign.id, other)).json()).toEqual(absentOrder.json())
    const absentCourier = await assign(id, 999_999)
    expect(absentCourier.json().errors).toHaveProperty('courier_id')
    expect((await assign(id, app.world.strangerCourier)).json()).toEqual(absentCourier.json())
    expect((await assign(id, other, await app.as('courier'))).statusCode).toBe(403)
  })

  test('is refused for an archived or deleted order', async () => {
    for (const draft of [{ archived_at: new Date() }, { deleted_at: new Date() }]) {
      const { id } = await buildOrder(app.world, draft)
      expect((await assign(id, other)).json().errors).toHaveProperty('order_id')
    }
  })
})

describe('a change of an assignment', () => {
  test('gives the order to another courier, also after one was unassigned', async () => {
    const { id } = await buildOrder(app.world)
    const { id: assignment } = (await assign(id, app.world.courier)).json().data
    const put = (body: object) => logist.put(`/courier-order/${assignment}`, body)
    expect((await put({ courier_id: other })).json().data).toMatchObject({ courier_id: other, comment: 'Morning tour' })
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: other, version: 3 })

    expect((await put({ courier_id: null })).json().data).toMatchObject({ id: assignment, courier_id: null })
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: null, courier: null, courier_order_id: null, version: 4 })

    expect((await put({ courier_id: other })).statusCode).toBe(200)
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: other, courier_order_id: assignment, version: 5 })
  })

  test('of a replaced assignment stays refused after its successor was unassigned', async () => {
    const { id } = await buildOrder(app.world)
    const [first, second] = [(await assign(id, app.world.courier)).json().data, (await assign(id, other)).json().data]
    expect((await logist.put(`/courier-order/${second.id}`, { courier_id: null })).statusCode).toBe(200)
    for (const body of [{ courier_id: app.world.courier }, { courier_id: other }, { comment: 'Still mine' }]) {
      expect((await logist.put(`/courier-order/${first.id}`, body)).statusCode).toBe(409)
    }
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: null, courier_order_id: null })
  })

  test('that unassigns the courier is announced to the courier', async () => {
    const { id } = await buildOrder(app.world)
    const { id: assignment } = (await assign(id, app.world.courier)).json().data
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await logist.put(`/courier-order/${assignment}`, { courier_id: null })
    expect(publish.mock.calls.map(([channel]) => channel)).toContain(userChannel(app.world.users.courier))
  })

  test('leaves no order in delivery without a courier', async () => {
    const { id, courier_order_id } = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })
    const answer = await logist.put(`/courier-order/${courier_order_id}`, { courier_id: null })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('courier_id')
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: app.world.courier })
  })

  test('of the comment alone does not change the order, and is logged beneath it', async () => {
    const { id } = await buildOrder(app.world)
    const { id: assignment } = (await assign(id, other)).json().data
    await logist.put(`/courier-order/${assignment}`, { comment: 'Evening tour' })
    expect(await orderOf(logist, id)).toMatchObject({ version: 2 })
    const { relations } = (await logist.get(`/order/${id}/order-log`)).json().data
    expect(relations['courier-order']).toMatchObject([
      { action: 'updated', changes: { comment: { old: 'Morning tour', new: 'Evening tour' } } },
      { action: 'created', changes: { courier: { new: expect.stringContaining('Dora') } } },
    ])
  })

  test('raises the version, and with an older version is 412 with the present row', async () => {
    const { id } = await buildOrder(app.world)
    const first = await assign(id, app.world.courier)
    expect([first.headers.etag, first.json().data.version]).toEqual(['"1"', 1])
    const put = (comment: string, version: string) =>
      logist.put(`/courier-order/${first.json().data.id}`, { comment }, { 'if-match': version })
    const second = await put('Evening tour', '"1"')
    expect([second.statusCode, second.headers.etag]).toEqual([200, '"2"'])
    const late = await put('Night tour', '"1"')
    expect(late.statusCode).toBe(412)
    const { order_version, ...assignment } = second.json().data
    expect(late.json().data).toEqual(assignment)
    // A comment on the assignment does not change the order.
    expect([order_version, (await orderOf(logist, id)).version]).toEqual([2, 2])
    expect(assignment).toMatchObject({ comment: 'Evening tour', version: 2 })
    expect((await put('Night tour', '*')).statusCode).toBe(200)
  })

  test('of a foreign assignment is answered like a missing one', async () => {
    const foreign = await buildOrder(app.world, {
      organization_id: app.world.otherOrganization,
      courier_id: app.world.strangerCourier,
    })
    const absent = await logist.put('/courier-order/999999', { comment: 'x' })
    expect(absent.statusCode).toBe(404)
    expect((await logist.put(`/courier-order/${foreign.courier_order_id}`, { comment: 'x' })).json()).toEqual(absent.json())
  })
})
