import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let room: Newsroom
let logist: Visitor
let courier: Visitor

beforeAll(async () => {
  room = await newsroom()
})
beforeEach(async () => {
  await room.renew()
  logist = await room.app.as('logist')
  courier = await room.app.as('courier')
})
afterAll(() => room.close())

const world = () => room.app.world
const bell = () => room.bell(world().users.courier)
const order = (draft: Parameters<typeof buildOrder>[1] = {}) => buildOrder(world(), { status_id: 3, ...draft })
const give = (ids: readonly number[], courier_id: number | null) => logist.post('/order/courier', { order_ids: ids, courier_id })
const change = async (id: number, patch: object) => expect((await logist.put(`/order/${id}`, patch)).statusCode).toBe(200)

test('a courier gets messages of an order assigned to them and unassigned from them', async () => {
  const { id, track } = await order()
  await give([id], world().courier)
  await room.deliver()
  expect(await bell()).toEqual([{ text: `courier_assigned of ${track} for a courier`, type: 'order_new', order_id: id }])
  await courier.post('/message/read', { all: true })
  await give([id], null)
  await room.deliver()
  expect((await bell())[0]).toEqual({ text: `courier_removed of ${track} for a courier`, type: 'order_taken', order_id: id })
})

test('changes name the fields without values, and changes of one order are one message while it is unread', async () => {
  const { id, track } = await order({ courier_id: world().courier })
  await change(id, { customer_address: 'Secret Street 7, Berlin' })
  await room.deliver()
  const [first] = await bell()
  expect(first).toEqual({ text: `Order ${track} was changed: address`, type: 'order_changed', order_id: id })
  await change(id, { comment: 'Ring twice', customer_phone: '+49 30 555' })
  await room.deliver()
  expect(await bell()).toEqual([{ text: `Order ${track} was changed: address, phone, and comment`, type: 'order_changed', order_id: id }])

  await courier.post('/message/read', { all: true })
  await change(id, { delivery_to: '2027-01-05T12:00:00Z' })
  await room.deliver()
  expect((await bell()).map(({ text }) => text)).toEqual([
    `delivery_date_changed of ${track} for a courier`,
    `Order ${track} was changed: address, phone, and comment`,
  ])
})

test('an unread message of a new order stays when the order changes, and ends when it is unassigned', async () => {
  const { id, track } = await order()
  await give([id], world().courier)
  await room.deliver()
  const ids = async () => (await courier.get('/message')).json().data.map((row: { id: number }) => row.id)
  const [before] = await ids()
  await change(id, { comment: 'Ring twice' })
  await room.deliver()
  expect(await bell()).toEqual([{ text: `courier_assigned of ${track} for a courier`, type: 'order_new', order_id: id }])
  expect((await ids())[0]).toBeGreaterThan(before)
  await give([id], null)
  await room.deliver()
  expect(await bell()).toMatchObject([{ type: 'order_taken', order_id: id }])
})

test('an unread message of a new order is renewed with its address and day; without an active text it stays', async () => {
  const translations = JSON.stringify({ en: { subject: '', body: 'New: {{order.address}} on {{order.delivery_date}}' } })
  const text = () => world().db.updateTable('notification_templates').where('event', '=', 'order.courier_assigned')
  await text().set({ translations }).execute()
  const { id } = await order({ customer_address: 'Old Street 1', delivery_to: new Date('2027-01-04T12:00:00Z') })
  await give([id], world().courier)
  await room.deliver()
  await change(id, { customer_address: 'New Street 2', delivery_to: '2027-01-05T12:00:00Z' })
  await room.deliver()
  const told = [{ text: 'New: New Street 2 on 05.01.2027', type: 'order_new', order_id: id }]
  expect(await bell()).toEqual(told)
  await text().set({ active: false }).execute()
  await change(id, { customer_address: 'Newest Street 3' })
  await room.deliver()
  expect(await bell()).toEqual(told)
})

test('late jobs send the present state', async () => {
  const { id } = await order()
  await give([id], world().courier)
  await give([id], null)
  await world()
    .db.updateTable('jobs')
    .set({ run_at: new Date('2020-01-01') })
    .where('id', '=', 4)
    .execute() // the last one is the first
  await room.deliver()
  expect(await bell()).toMatchObject([{ type: 'order_taken', order_id: id }])
})

test('couriers get no messages of their own changes and of events they switched off', async () => {
  const { id } = await order({ courier_id: world().courier, status_id: 6 })
  expect((await courier.post(`/order/status/${id}/7`, {})).statusCode).toBe(200)
  await room.deliver()
  expect(await bell()).toEqual([])
  await courier.put('/user/message-settings', { event: 'order.changed', in_app: false })
  const other = await order({ courier_id: world().courier })
  await change(other.id, { comment: 'Ring twice', delivery_to: '2027-01-05T12:00:00Z' })
  await room.deliver()
  expect(await bell()).toMatchObject([{ text: `delivery_date_changed of ${other.track} for a courier` }])
  await change(other.id, { comment: 'Ring once' })
  await room.deliver()
  expect(await bell()).toHaveLength(1)
  const list = (await logist.get(`/order/${other.id}/notification`)).json().data
  expect(list[0]).toMatchObject({ audience: 'courier', state: 'not_sent', reason: 'They have switched these messages off' })
})

test('several orders assigned at once are one message', async () => {
  const orders = [await order(), await order(), await order()]
  await give(
    orders.map(({ id }) => id),
    world().courier,
  )
  await room.deliver()
  expect(await bell()).toEqual([{ text: '3 orders are new for you', type: 'order_new', order_id: null }])
})

test('a deleted order counts as unassigned, a restored one as new', async () => {
  const { id } = await order({ courier_id: world().courier })
  await logist.delete(`/order/${id}`)
  await room.deliver()
  expect(await bell()).toMatchObject([{ type: 'order_taken', order_id: id }])
  const admin = await room.app.as('organization_admin')
  expect((await admin.post(`/order/${id}/restore`)).statusCode).toBe(200)
  await room.deliver()
  expect(await bell()).toMatchObject([{ type: 'order_new', order_id: id }])
})
