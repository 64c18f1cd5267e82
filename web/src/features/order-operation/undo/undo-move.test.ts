import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import type { MovedOrder } from '#features/order-move/order-move.rules.ts'
import { answer, asked } from '#testing/answer.ts'
import { backJob } from './undo-move.api.ts'

const [FROM, TO] = ['2026-05-06T08:00:00.000Z', '2026-05-06T12:00:00.000Z']
const REFUSED = { done: [], refused: [{ id: 1, reason: 'The order has been changed meanwhile' }], versions: [] }
const moved: MovedOrder = {
  id: 1,
  organization_id: 1,
  track: 'TL1',
  status_id: 3,
  courier_id: 5,
  delivery_from: FROM,
  delivery_to: TO,
  body: { courier_id: 9, delivery_to: '2026-05-08T12:00:00.000Z' },
}
const bodies = (endpoint: Parameters<typeof asked>[0]) => asked(endpoint).map(({ body }) => body)
const sendBack = (order: MovedOrder) => backJob(order, new Map([[1, 4]])).send([1], 'key')

beforeEach(() => {
  answer(orderMoveEndpoints.setStatuses, { data: { done: [1], refused: [], versions: [5] } })
  answer(on.assignCourier, { data: { done: [1], refused: [], versions: [6] } })
  answer(on.setDeliveryDate, { data: { done: [1], refused: [], versions: [7] } })
})

test('a move is undone from its own version, courier and window each from the version of the step before', async () => {
  expect(await sendBack(moved)).toEqual({ done: [1], refused: [], versions: [7] })
  expect(bodies(orderMoveEndpoints.setStatuses)).toEqual([{ order_ids: [1], status_id: 3, versions: [4] }])
  expect(bodies(on.assignCourier)).toEqual([{ order_ids: [1], courier_id: 5, versions: [5] }])
  expect(bodies(on.setDeliveryDate)).toEqual([{ order_ids: [1], delivery_from: FROM, delivery_to: TO, versions: [6] }])
})

test('a window of its own is undone from the version of the step before too', async () => {
  answer(orderEditEndpoints.update, { data: { ...orderRow({ version: 7 }), transitions: [], refused: [] } })
  await sendBack({ ...moved, delivery_from: null })
  expect(asked(orderEditEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"6"', { delivery_from: null, delivery_to: TO }],
  ])
})

test('an order changed since its move stays as it is, with courier and window', async () => {
  answer(orderMoveEndpoints.setStatuses, { data: REFUSED })
  expect(await sendBack(moved)).toMatchObject(REFUSED)
  expect([...asked(on.assignCourier), ...asked(on.setDeliveryDate)]).toEqual([])
})

test('an order changed between two steps keeps the other change', async () => {
  answer(on.assignCourier, { data: REFUSED })
  expect(await sendBack(moved)).toMatchObject(REFUSED)
  expect(asked(on.setDeliveryDate)).toEqual([])
})
