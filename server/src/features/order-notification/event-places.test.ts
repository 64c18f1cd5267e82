import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let room: Newsroom
let logist: Visitor

beforeAll(async () => {
  room = await newsroom()
})
beforeEach(async () => {
  await room.renew()
  logist = await room.app.as('logist')
})
afterAll(() => room.close())

interface Given {
  readonly one: Awaited<ReturnType<typeof buildOrder>>
  readonly other: Awaited<ReturnType<typeof buildOrder>>
  readonly courier: number
}

const order = {
  country_id: 1,
  customer_full_name: 'Bob Ray',
  customer_address: 'Main Street 1, Berlin',
  products: [{ name: 'Lamp', sku: 'L', quantity: 1, price: '5.00' }],
}
const both = ({ one, other }: Given) => [one.id, other.id]

/** Every call that changes orders, and the events of its jobs. */
const PLACES: readonly (readonly [what: string, call: (given: Given) => Promise<{ statusCode: number }>, events: readonly string[]])[] = [
  ['POST order', ({ one }) => logist.post('/order', { ...order, country_id: one.country_id }), ['order.created']],
  ['a move', ({ one }) => logist.post(`/order/status/${one.id}/5`, { comment: 'Broken' }), ['order.status_changed']],
  [
    'a move with a courier',
    ({ one, courier }) => logist.post(`/order/status/${one.id}/6`, { courier_id: courier }),
    ['order.status_changed', 'order.courier_assigned', 'order.changed'],
  ],
  [
    'a move of many',
    (given) => logist.post('/order/status', { order_ids: both(given), status_id: 6, courier_id: given.courier }),
    ['order.status_changed', 'order.courier_assigned', 'order.changed'],
  ],
  [
    'a courier',
    ({ one, courier }) => logist.post('/courier-order', { order_id: one.id, courier_id: courier }),
    ['order.courier_assigned', 'order.changed'],
  ],
  [
    'a courier of many',
    (given) => logist.post('/order/courier', { order_ids: both(given), courier_id: given.courier }),
    ['order.courier_assigned', 'order.changed'],
  ],
  [
    'a date of many',
    (given) => logist.post('/order/delivery-date', { order_ids: both(given), delivery_to: '2027-01-01T12:00:00Z' }),
    ['order.delivery_date_changed'],
  ],
  [
    'PUT order: a date',
    ({ one }) => logist.put(`/order/${one.id}`, { delivery_to: '2027-01-01T12:00:00Z' }),
    ['order.delivery_date_changed'],
  ],
  ['PUT order: a comment that no courier sees', ({ one }) => logist.put(`/order/${one.id}`, { comment: 'Ring twice' }), []],
  ['PUT order: nothing', ({ one }) => logist.put(`/order/${one.id}`, { customer_full_name: one.customer_full_name }), []],
  ['archive', (given) => logist.post('/order/archive', { order_ids: both(given) }), []],
  ['paid', (given) => logist.post('/order/paid', { orders: both(given) }), []],
]

test.each(PLACES)('%s', async (_what, call, events) => {
  const one = await buildOrder(room.app.world, { status_id: 3 })
  const other = await buildOrder(room.app.world, { status_id: 3 })
  const answer = await call({ one, other, courier: room.app.world.courier })
  expect([200, 201]).toContain(answer.statusCode)
  expect((await room.jobs()).map(({ event }) => event)).toEqual(events)
})

const TAKEN = ['order.courier_removed', 'order.changed']

test('unassigning or replacing a courier, and undoing it, send messages too', async () => {
  const { courier, strangerCourier: _, ...world } = room.app.world
  const { id } = await buildOrder(world as typeof room.app.world, { status_id: 3 })
  const given = await logist.post('/order/courier', { order_ids: [id], courier_id: courier })
  await logist.post('/order/courier', { order_ids: [id], courier_id: null, versions: given.json().data.versions })
  expect((await room.jobs()).map(({ event }) => event)).toEqual(['order.courier_assigned', 'order.changed', ...TAKEN])
})

test('the courier of an order gets every event that concerns its delivery', async () => {
  const { id } = await buildOrder(room.app.world, { status_id: 3, courier_id: room.app.world.courier })
  await logist.put(`/order/change-address/${id}`, { address: 'Park Lane 2' })
  await logist.post('/order/paid', { orders: [id] })
  await logist.delete(`/order/${id}`)
  expect((await room.jobs()).map(({ event }) => event)).toEqual(['order.changed', 'order.changed', 'order.changed'])
})

test('staff get no message of an order deleted before its job runs', async () => {
  const { id } = await buildOrder(room.app.world, { status_id: 3 })
  expect((await logist.post(`/order/status/${id}/5`, { comment: 'Broken' })).statusCode).toBe(200)
  expect((await logist.delete(`/order/${id}`)).statusCode).toBe(204)
  await room.deliver()
  expect(await room.bell(room.app.world.users.organization_admin)).toEqual([])
})
