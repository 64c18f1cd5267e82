import { expect, test } from 'vitest'
import { couriersBack, type DeliveryWindow, formerWindow, paidBack, windowsBack } from './ways-back.rules.ts'

const FROM = '2026-05-10T08:00:00.000Z'
const TO = '2026-05-10T12:00:00.000Z'
const window = (delivery_from: string | null, delivery_to: string | null): DeliveryWindow => ({ delivery_from, delivery_to })

test.each([
  ['start and end, with the call for many', window(FROM, TO), 'many'],
  ['the end alone, which the call for many would give a start', window(null, TO), 'each'],
  ['the start alone, which the call for many does not take', window(FROM, null), 'each'],
  ['that it had none', window(null, null), 'each'],
])('Undo of a delivery date restores %s', (_case, before, call) => {
  expect(formerWindow(before)).toEqual({ call, body: before })
})

test('orders with the same window are restored together; another start is another window', () => {
  const later = '2026-05-10T09:00:00.000Z'
  const orders = [window(FROM, TO), window(null, null), window(FROM, TO), window(later, TO)].map((had, at) => ({ ...had, id: at + 1 }))
  expect(windowsBack(orders)).toEqual([
    { order_ids: [1, 3], former: { call: 'many', body: window(FROM, TO) } },
    { order_ids: [2], former: { call: 'each', body: window(null, null) } },
    { order_ids: [4], former: { call: 'many', body: window(later, TO) } },
  ])
})

test.each<[string, (number | null)[], ReturnType<typeof couriersBack>]>([
  ['whom it had', [5], [{ order_ids: [1], former: { courier_id: 5 } }]],
  ['nobody where nobody had it', [null], [{ order_ids: [1], former: { courier_id: null } }]],
  [
    'to each its own, those of one courier together',
    [5, null, 5, 7],
    [
      { order_ids: [1, 3], former: { courier_id: 5 } },
      { order_ids: [2], former: { courier_id: null } },
      { order_ids: [4], former: { courier_id: 7 } },
    ],
  ],
  ['nothing to no orders', [], []],
])('Undo of a courier restores %s', (_case, couriers, back) => {
  expect(couriersBack(couriers.map((courier_id, at) => ({ id: at + 1, courier_id })))).toEqual(back)
})

test.each<[string, boolean[], ReturnType<typeof paidBack>]>([
  ['takes the mark off again', [false, false], [{ order_ids: [1, 2], former: { paid: false } }]],
  ['gives the mark again', [true], [{ order_ids: [1], former: { paid: true } }]],
  [
    'knows of each what it was',
    [true, false, true],
    [
      { order_ids: [1, 3], former: { paid: true } },
      { order_ids: [2], former: { paid: false } },
    ],
  ],
  ['sends nothing about no orders', [], []],
])('Undo of a payment %s', (_case, were, back) => {
  expect(paidBack(were.map((paid, at) => ({ id: at + 1, paid })))).toEqual(back)
})
