import type { HomeTrendDay } from '@tracklane/contract/home'
import { describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
const ZONE = { 'x-tz-name': 'Europe/Berlin' } // the clocks went forward on the 29th
const app = appPerFile({ clock: () => NOW })

const LONG_AGO = new Date('2026-03-01T08:00:00Z')
const on = (day: number, time = '09:00') => new Date(`2026-03-${day}T${time}:00Z`)

async function trend(who: Parameters<typeof app.as>[0] = 'logist'): Promise<HomeTrendDay[]> {
  const answer = await (await app.as(who)).get('/home/trend', ZONE)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function changed(order_id: number, status_from: number | null, status_to: number, created_at: Date): Promise<void> {
  await app.world.db.insertInto('order_status_log').values({ order_id, status_from, status_to, actor_name: 'Ann', created_at }).execute()
}

async function assigned(order_id: number, courier_id: number | null, created_at: Date): Promise<void> {
  await app.world.db.insertInto('courier_orders').values({ order_id, courier_id, created_at }).execute()
}

/** Returns the values of the seven days, 24 to 30 March. */
const each = async <Key extends keyof HomeTrendDay>(key: Key) => (await trend()).map((day) => day[key])

test('the trend has seven days, today last, with zero where there are no orders', async () => {
  const days = await trend()
  expect(days.map(({ day }) => day)).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2026-03-${day}`))
  expect(days[0]).toEqual({ day: '2026-03-24', late: 0, without_courier: 0, expected: [], outstanding: [], collected: [] })
})

describe('the trend of late orders', () => {
  test('counts orders that were open and past their window at the end of a day', async () => {
    await buildOrder(app.world, { status_id: 3, created_at: LONG_AGO, status_changed_at: LONG_AGO, delivery_to: on(26) })
    expect(await each('late')).toEqual([0, 0, 1, 1, 1, 1, 1])
  })

  test('stops with the move that ended the order', async () => {
    const order = { created_at: LONG_AGO, delivery_to: on(25) }
    const { id } = await buildOrder(app.world, { ...order, status_id: 9, status_changed_at: on(28) })
    await changed(id, 6, 7, on(27, '21:59')) // a minute before midnight there
    await changed(id, 7, 9, on(28))
    expect(await each('late')).toEqual([0, 1, 1, 0, 0, 0, 0])
  })

  test('does not count an order before it was created', async () => {
    await buildOrder(app.world, { status_id: 1, created_at: on(28), status_changed_at: on(28), delivery_to: on(25) })
    expect(await each('late')).toEqual([0, 0, 0, 0, 1, 1, 1])
  })

  test('ends with the number of the home', async () => {
    for (const day of [26, 30]) await buildOrder(app.world, { status_id: 6, created_at: LONG_AGO, delivery_to: on(day) })
    const { orders } = (await (await app.as('logist')).get('/home', ZONE)).json().data
    expect((await each('late')).at(-1)).toBe(orders.late)
    expect(orders.late).toBe(2)
  })
})

test('without courier counts orders that waited for one, by the assignment of that day', async () => {
  const order = { status_id: 3, created_at: LONG_AGO, status_changed_at: LONG_AGO }
  const { id } = await buildOrder(app.world, { ...order, courier_id: app.world.courier })
  await app.world.db
    .updateTable('courier_orders')
    .set({ created_at: on(25) })
    .where('order_id', '=', id)
    .execute()
  await assigned(id, null, on(27))
  await assigned(id, app.world.courier, on(29))
  await buildOrder(app.world, { ...order, status_id: 2 })
  expect(await each('without_courier')).toEqual([1, 0, 0, 1, 1, 0, 0])
})

test('cash on delivery counts while it is in delivery, then until it is paid', async () => {
  const { id } = await buildOrder(app.world, { status_id: 7, created_at: LONG_AGO, status_changed_at: on(27), paid_at: on(29) })
  await changed(id, 3, 6, on(25))
  await changed(id, 6, 7, on(27))
  await buildOrder(app.world, { status_id: 7, created_at: LONG_AGO, status_changed_at: on(27), payment_type: 2 })
  const some = [{ currency_code: 'EUR', total: '105.00' }]
  expect(await each('expected')).toEqual([[], some, some, [], [], [], []])
  expect(await each('outstanding')).toEqual([[], [], [], some, some, [], []])
  expect(await each('collected')).toEqual([[], [], [], [], [], some, []])
})

test('cash of orders archived since then counts as before; late and without courier leave them out', async () => {
  const archived = { created_at: LONG_AGO, delivery_to: on(24), archived_at: on(30) }
  const { id } = await buildOrder(app.world, { ...archived, status_id: 7, status_changed_at: on(27), paid_at: on(29) })
  await changed(id, 3, 6, on(25))
  await changed(id, 6, 7, on(27))
  const gone = await buildOrder(app.world, { ...archived, status_id: 10, status_changed_at: on(26), payment_type: 1 })
  await changed(gone.id, 6, 10, on(26))
  const some = [{ currency_code: 'EUR', total: '105.00' }]
  const twice = [{ currency_code: 'EUR', total: '210.00' }]
  expect(await each('expected')).toEqual([some, twice, some, [], [], [], []])
  expect(await each('outstanding')).toEqual([[], [], [], some, some, [], []])
  expect(await each('collected')).toEqual([[], [], [], [], [], some, []])
  expect([await each('late'), await each('without_courier')]).toEqual([Array(7).fill(0), Array(7).fill(0)])
})

test("orders outside the person's scope do not count", async () => {
  const { otherOrganization, strangerLogist } = app.world
  await buildOrder(app.world, { status_id: 3, created_at: LONG_AGO, delivery_to: on(20), organization_id: otherOrganization })
  const late = async (who: Parameters<typeof app.as>[0]) => (await trend(who)).at(-1)?.late
  expect([await late('logist'), await late(strangerLogist), await late('admin')]).toEqual([0, 1, 1])
})
