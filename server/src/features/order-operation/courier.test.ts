import { userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor
let dora: number
let doraUser: number

beforeEach(async () => {
  logist = await app.as('logist')
  const here = { organization_id: app.world.organization, country_id: app.world.country }
  doraUser = await buildUser(app.world.db, { ...here, role: 'courier' })
  dora = await buildCourier(app.world.db, { ...here, first_name: 'Dora', user_id: doraUser })
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

async function orders(...drafts: Draft[]): Promise<number[]> {
  const ids: number[] = []
  for (const draft of drafts) ids.push((await buildOrder(app.world, draft)).id)
  return ids
}

function assign(order_ids: readonly number[], courier_id: number | null, visitor = logist) {
  return visitor.post('/order/courier', { order_ids, courier_id })
}

async function assignmentsOf(id: number) {
  return app.world.db.selectFrom('courier_orders').selectAll().where('order_id', '=', id).orderBy('id').execute()
}

async function relationsOf(id: number) {
  return (await logist.get(`/order/${id}/order-log`)).json().data.relations['courier-order']
}

describe('assigning many orders to one courier', () => {
  test('makes a new assignment for each, and skips orders that the courier has already', async () => {
    const [fresh = 0, carls = 0, doras = 0] = await orders({}, { courier_id: app.world.courier }, { courier_id: dora })
    expect((await assign([fresh, carls, doras], dora)).json().data).toEqual({
      done: [fresh, carls, doras],
      refused: [],
      versions: [2, 2, 1],
    })
    for (const id of [fresh, carls]) {
      const latest = (await assignmentsOf(id)).at(-1)
      expect(await orderOf(logist, id)).toMatchObject({ courier_id: dora, courier_order_id: latest?.id, version: 2 })
      expect(await relationsOf(id)).toMatchObject([{ action: 'created', changes: { courier: { new: expect.stringContaining('Dora') } } }])
    }
    expect(await orderOf(logist, doras)).toMatchObject({ version: 1 })
    expect(await assignmentsOf(doras)).toHaveLength(1)
  })

  test('is announced to the new courier and the former ones', async () => {
    const ids = await orders({ courier_id: app.world.courier })
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await assign(ids, dora)
    const channels = publish.mock.calls.map(([channel]) => channel)
    expect(channels).toEqual(expect.arrayContaining([userChannel(doraUser), userChannel(app.world.users.courier)]))
  })

  test('refuses an order of another area with the reason', async () => {
    const [here = 0, there = 0] = await orders({}, { country_id: app.world.otherCountry })
    const result = (await assign([here, there], dora, await app.as('organization_admin'))).json().data
    expect(result).toEqual({
      done: [here],
      refused: [{ id: there, reason: 'This courier cannot take the order: choose an active one of its country' }],
      versions: [2],
    })
  })

  test('refuses the call for a courier who can take none of them: foreign, inactive and missing alike', async () => {
    const { db, strangerCourier, organization, country } = app.world
    const gone = await buildCourier(db, { organization_id: organization, country_id: country, active: false })
    const [open = 0, archived = 0] = await orders({}, { archived_at: new Date() })
    const absent = await assign([open, archived], 999_999)
    expect([absent.statusCode, Object.keys(absent.json().errors)]).toEqual([422, ['courier_id']])
    for (const id of [strangerCourier, gone]) expect((await assign([open, archived], id)).json()).toEqual(absent.json())
    expect(await orderOf(logist, open)).toMatchObject({ courier_id: null, version: 1 })
  })

  test('leaves an inactive courier the orders they have already', async () => {
    const [id = 0] = await orders({ courier_id: dora })
    await app.world.db.updateTable('couriers').set({ active: false }).where('id', '=', dora).execute()
    expect((await assign([id], dora)).json().data).toEqual({ done: [id], refused: [], versions: [1] })
  })
})

describe('unassigning the courier of many orders', () => {
  test('leaves order and assignment without a courier, and is logged and announced to the former one', async () => {
    const [carls = 0, doras = 0] = await orders({ courier_id: app.world.courier }, { courier_id: dora })
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    expect((await assign([carls, doras], null)).json().data).toEqual({ done: [carls, doras], refused: [], versions: [2, 2] })
    for (const id of [carls, doras]) {
      expect(await orderOf(logist, id)).toMatchObject({ courier_id: null, courier: null, courier_order_id: null, version: 2 })
      expect(await assignmentsOf(id)).toMatchObject([{ courier_id: null, version: 2 }])
    }
    expect(await relationsOf(doras)).toMatchObject([
      { action: 'updated', changes: { courier: { old: expect.stringContaining('Dora'), new: null } } },
    ])
    const channels = publish.mock.calls.map(([channel]) => channel)
    expect(channels).toEqual(expect.arrayContaining([userChannel(doraUser), userChannel(app.world.users.courier)]))
  })

  test('is refused without a courier, and in delivery', async () => {
    const [without = 0, underWay = 0] = await orders({}, { status_id: 6, courier_id: dora })
    expect((await assign([without, underWay], null)).json().data).toEqual({
      done: [],
      refused: [
        { id: without, reason: 'The order has no courier' },
        { id: underWay, reason: 'An order in delivery needs a courier: choose who takes it' },
      ],
      versions: [],
    })
  })

  test('can be undone: the same courier gets the order again', async () => {
    const [id = 0] = await orders({ courier_id: dora })
    await assign([id], null)
    await assign([id], dora)
    expect(await orderOf(logist, id)).toMatchObject({ courier_id: dora, version: 3 })
  })
})

test('bulk assignments, single ones and moves of the same orders do not block each other', async () => {
  const ids = await orders(...Array.from({ length: 12 }, () => ({ status_id: 3 })))
  const backwards = [...ids].reverse()
  const answers = await Promise.all(
    backwards.flatMap((id, index) => [
      assign(index % 2 === 0 ? ids : backwards, index % 3 === 0 ? null : dora),
      logist.post('/courier-order', { order_id: id, courier_id: app.world.courier }),
      logist.post('/order/status', { order_ids: backwards, status_id: 6 }),
    ]),
  )
  expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([])
  for (const id of ids) {
    const order = await orderOf(logist, id)
    const current = (await assignmentsOf(id)).find((one) => one.id === order.courier_order_id)
    expect(current?.courier_id ?? null).toBe(order.courier_id)
    expect(order.status_id !== 6 || order.courier_id !== null).toBe(true)
  }
})
