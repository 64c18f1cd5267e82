import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterCommitOf } from '#platform/events/event.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { ordersChanged } from './order.events.ts'
import type { OrderChange } from './order-happenings.rules.ts'

const heard: (readonly OrderChange[])[] = []
let app: TestApp

beforeAll(async () => {
  app = await testApp()
  app.app.platform.events.listen([afterCommitOf(ordersChanged, (_platform, changes) => void heard.push(changes))])
})
afterAll(() => app.close())

test('one call reports once its effect on each order, and nothing for refused ones', async () => {
  const { courier, organization, country, users } = app.world
  const [one, other] = [await buildOrder(app.world, { status_id: 3 }), await buildOrder(app.world, { status_id: 3 })]
  const logist = await app.as('logist')
  const refused = await logist.post('/order/status', { order_ids: [one.id, other.id], status_id: 6 })
  expect(refused.json().data.done).toEqual([])
  expect(heard).toEqual([])

  const sent = await logist.post('/order/status', { order_ids: [one.id, other.id], status_id: 6, courier_id: courier })
  expect(sent.json().data.done).toEqual([one.id, other.id])
  const place = { organization_id: organization, country_id: country, courier_user_ids: [users.courier] }
  const concerned = { courier: { before: null, after: users.courier }, fields: ['status'] }
  const happened = [
    { name: 'order.status_changed', status_from: 3, status_to: 6 },
    { name: 'order.courier_assigned', courier_id: courier },
  ]
  expect(heard).toEqual([
    [
      { id: one.id, ...place, ...concerned, happened },
      { id: other.id, ...place, ...concerned, happened },
    ],
  ])
})

test('events without a template are reported too, with the courier who lost the order', async () => {
  const { courier, users } = app.world
  const { id } = await buildOrder(app.world, { status_id: 3 })
  const logist = await app.as('logist')
  const given = await logist.post('/courier-order', { order_id: id, courier_id: courier })
  heard.length = 0
  await logist.put(`/order/${id}`, { comment: 'Ring twice' })
  await logist.put(`/courier-order/${given.json().data.id}`, { courier_id: null })
  expect(heard).toMatchObject([
    [{ id, courier_user_ids: [users.courier], happened: [] }],
    [{ id, courier_user_ids: [users.courier], happened: [{ name: 'order.courier_removed', courier_id: courier }] }],
  ])
})
