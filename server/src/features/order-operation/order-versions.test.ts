import { beforeEach, describe, expect, test, vi } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const app = appPerFile({ clock: () => NOW })
const REASON = 'The order has been changed meanwhile'
const [FROM, TO] = ['2026-05-06T08:00:00.000Z', '2026-05-06T12:00:00.000Z']
const LATER = { delivery_from: '2026-05-08T08:00:00.000Z', delivery_to: '2026-05-08T12:00:00.000Z' }

let logist: Visitor
let colleague: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
  colleague = await app.as('admin')
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

async function orders(count: number, draft: Draft = {}): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push((await buildOrder(app.world, draft)).id)
  return ids
}

/** Reads everything stored about an order: its row, its assignments and its logs. */
async function wholeOf(id: number) {
  const { db } = app.world
  return {
    row: await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    assignments: await db.selectFrom('courier_orders').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    log: (await logist.get(`/order/${id}/order-log`)).json(),
    statuses: (await logist.get(`/order/${id}/status-log`)).json(),
  }
}

const editIt = async (id: number) => expect((await colleague.put(`/order/${id}`, { comment: 'Ring twice' })).statusCode).toBe(200)
/** Deletes and restores the order: an archived order cannot be edited. */
const deleteAndRestore = async (id: number) => {
  expect((await colleague.delete(`/order/${id}`)).statusCode).toBe(204)
  expect((await colleague.post(`/order/${id}/restore`)).statusCode).toBe(200)
}

interface Call {
  title: string
  url: string
  field?: 'order_ids' | 'orders'
  draft?: () => Draft
  forth: () => object
  back: () => object
  /** The values before the change, and again after it is taken back. */
  former: () => object
}

const calls: Call[] = [
  {
    title: 'paid',
    url: '/order/paid',
    field: 'orders',
    forth: () => ({}),
    back: () => ({ paid: false }),
    former: () => ({ paid: false }),
  },
  {
    title: 'not paid',
    url: '/order/paid',
    field: 'orders',
    draft: () => ({ paid_at: NOW }),
    forth: () => ({ paid: false }),
    back: () => ({ paid: true }),
    former: () => ({ paid: true }),
  },
  {
    title: 'delivery date',
    url: '/order/delivery-date',
    draft: () => ({ delivery_from: new Date(FROM), delivery_to: new Date(TO) }),
    forth: () => LATER,
    back: () => ({ delivery_from: FROM, delivery_to: TO }),
    former: () => ({ delivery_from: FROM, delivery_to: TO }),
  },
  {
    title: 'courier',
    url: '/order/courier',
    forth: () => ({ courier_id: app.world.courier }),
    back: () => ({ courier_id: null }),
    former: () => ({ courier_id: null }),
  },
  {
    title: 'courier off',
    url: '/order/courier',
    draft: () => ({ courier_id: app.world.courier }),
    forth: () => ({ courier_id: null }),
    back: () => ({ courier_id: app.world.courier }),
    former: () => ({ courier_id: app.world.courier }),
  },
  {
    title: 'status',
    url: '/order/status',
    forth: () => ({ status_id: 2 }),
    back: () => ({ status_id: 1 }),
    former: () => ({ status_id: 1 }),
  },
]

const archiving: Call[] = [
  {
    title: 'archive',
    url: '/order/archive',
    forth: () => ({}),
    back: () => ({}),
    former: () => ({ archived: true }),
  },
  {
    title: 'restore from archive',
    url: '/order/archive-restore',
    draft: () => ({ archived_at: NOW }),
    forth: () => ({}),
    back: () => ({}),
    former: () => ({ archived: false }),
  },
]

const idsIn = ({ field = 'order_ids' }: Call, ids: readonly number[]) => ({ [field]: ids })

describe.each(calls)('undoing $title', (call) => {
  const { url, draft, forth, back, former } = call

  test('skips an order that somebody else has changed since, with a reason, and restores the others', async () => {
    const ids = await orders(3, draft?.())
    const [one = 0, two = 0, three = 0] = ids
    const made = (await logist.post(url, { ...idsIn(call, ids), ...forth() })).json().data
    expect(made).toEqual({ done: ids, refused: [], versions: [2, 2, 2] })
    await editIt(two)
    const theirs = await wholeOf(two)

    const answer = await logist.post(url, { ...idsIn(call, ids), versions: made.versions, ...back() })
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { done: [one, three], refused: [{ id: two, reason: REASON }], versions: [3, 3] },
    ])
    expect(await wholeOf(two)).toEqual(theirs)
    for (const id of [one, three]) expect(await orderOf(logist, id)).toMatchObject({ ...former(), version: 3 })
  })

  test('is refused for one order as for many, and announces nothing', async () => {
    const ids = await orders(1, draft?.())
    const [id = 0] = ids
    const { versions } = (await logist.post(url, { ...idsIn(call, ids), ...forth() })).json().data
    await editIt(id)
    const theirs = await wholeOf(id)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const answer = await logist.post(url, { ...idsIn(call, ids), versions, ...back() })
    expect([answer.statusCode, answer.json().data]).toEqual([200, { done: [], refused: [{ id, reason: REASON }], versions: [] }])
    expect(publish).not.toHaveBeenCalled()
    expect(await wholeOf(id)).toEqual(theirs)
  })

  test('overwrites other changes where no version is given', async () => {
    const ids = await orders(1, draft?.())
    const [id = 0] = ids
    await logist.post(url, { ...idsIn(call, ids), ...forth() })
    await editIt(id)
    expect((await logist.post(url, { ...idsIn(call, ids), ...back() })).json().data).toMatchObject({ done: [id], refused: [] })
    expect(await orderOf(logist, id)).toMatchObject(former())
  })
})

test.each(archiving)('$title accepts versions too', async (call) => {
  const ids = await orders(2, call.draft?.())
  const [one = 0, two = 0] = ids
  await deleteAndRestore(two)
  const answer = await logist.post(call.url, { ...idsIn(call, ids), versions: [1, 1] })
  expect(answer.json().data).toEqual({ done: [one], refused: [{ id: two, reason: REASON }], versions: [2] })
  expect(await orderOf(logist, one)).toMatchObject(call.former())
})

describe('versions', () => {
  test('of two people who undo the same at once one succeeds', async () => {
    const ids = await orders(8, { delivery_from: new Date(FROM), delivery_to: new Date(TO) })
    const back = (order_ids: number[], days: object) =>
      logist.post('/order/delivery-date', { order_ids, versions: ids.map(() => 1), ...days })
    const other = { delivery_from: '2026-05-09T08:00:00.000Z', delivery_to: '2026-05-09T12:00:00.000Z' }
    const answers = await Promise.all([back(ids, LATER), back([...ids].reverse(), other)])
    const [first, second] = answers.map((answer) => answer.json().data)
    expect([...first.done, ...second.done].sort((one, two) => one - two)).toEqual(ids)
    expect([...first.refused, ...second.refused]).toHaveLength(ids.length)
    for (const id of first.done) expect(await orderOf(logist, id)).toMatchObject({ ...LATER, version: 2 })
    for (const id of second.done) expect(await orderOf(logist, id)).toMatchObject({ ...other, version: 2 })
  })

  test('a repeated answer of a key is the first one, whatever happened to the order', async () => {
    const [id = 0] = await orders(1, { paid_at: NOW })
    const ask = () => logist.post('/order/paid', { orders: [id], versions: [1], paid: false }, { 'idempotency-key': 'undo-1' })
    const first = await ask()
    expect(first.json().data).toEqual({ done: [id], refused: [], versions: [2] })
    await editIt(id)
    const theirs = await wholeOf(id)
    const again = await ask()
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await wholeOf(id)).toEqual(theirs)
  })

  test('a refusal by the state of an order goes before a refusal by its version', async () => {
    const [id = 0] = await orders(1, { paid_at: NOW })
    await logist.post('/order/paid', { orders: [id], paid: false })
    const { refused } = (await logist.post('/order/paid', { orders: [id], versions: [1], paid: false })).json().data
    expect(refused).toEqual([{ id, reason: 'The order is not paid' }])
  })

  test('a courier who fits a changed order is refused for the others alone, not for the call', async () => {
    const [here = 0] = await orders(1)
    const [there = 0] = await orders(1, { country_id: app.world.otherCountry })
    await editIt(here)
    const answer = await colleague.post('/order/courier', { order_ids: [here, there], versions: [1, 1], courier_id: app.world.courier })
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      {
        done: [],
        refused: [
          { id: here, reason: REASON },
          { id: there, reason: 'This courier cannot take the order: choose an active one of its country' },
        ],
        versions: [],
      },
    ])
  })

  test.each([
    ['too few', [1]],
    ['too many', [1, 1, 1]],
    ['none', []],
    ['no version', [1, 0]],
    ['no numbers', [1, '1e0']],
    ['no list', 1],
  ])('that are %s refuse the call', async (_case, versions) => {
    const ids = await orders(2)
    const answer = await logist.post('/order/paid', { orders: ids, versions })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).map((field) => field.split('.')[0])).toEqual(['versions'])
    for (const id of ids) expect(await orderOf(logist, id)).toMatchObject({ paid: false, version: 1 })
  })

  test("the reason is in the person's language", async () => {
    const [id = 0] = await orders(1)
    await editIt(id)
    const answer = await logist.post('/order/paid', { orders: [id], versions: [1] }, { 'accept-language': 'de' })
    expect(answer.json().data.refused).toEqual([{ id, reason: 'Die Bestellung wurde inzwischen geändert' }])
  })
})
