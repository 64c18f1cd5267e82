import { expect, test } from 'vitest'
import { type DeliveryWindow, formerWindow, windowsBack } from './delivery-date.rules.ts'

const FROM = '2026-05-10T08:00:00.000Z'
const TO = '2026-05-10T12:00:00.000Z'
const window = (delivery_from: string | null, delivery_to: string | null): DeliveryWindow => ({ delivery_from, delivery_to })

test.each([
  ['start and end, with the call for many', window(FROM, TO), 'many'],
  ['the end alone, which the call for many would give a start', window(null, TO), 'each'],
  ['the start alone, which the call for many does not take', window(FROM, null), 'each'],
  ['that it had none', window(null, null), 'each'],
])('the way back of a delivery date brings %s', (_case, before, call) => {
  expect(formerWindow(before)).toEqual({ call, body: before })
})

test('orders that had the same window go back together; another start is another window', () => {
  const later = '2026-05-10T09:00:00.000Z'
  const orders = [window(FROM, TO), window(null, null), window(FROM, TO), window(later, TO)].map((had, at) => ({ ...had, id: at + 1 }))
  expect(windowsBack(orders)).toEqual([
    { order_ids: [1, 3], former: { call: 'many', body: window(FROM, TO) } },
    { order_ids: [2], former: { call: 'each', body: window(null, null) } },
    { order_ids: [4], former: { call: 'many', body: window(later, TO) } },
  ])
})
