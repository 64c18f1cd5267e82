import { expect, test } from 'vitest'
import type { OrderView } from './order.rules.ts'
import { orderChanges } from './order-log-words.rules.ts'
import { orderView } from './order-view.testing.ts'

const AT = new Date('2026-05-04T10:00:00Z')
const INSTANT = AT.toISOString()
const change = (old: unknown, now: unknown) => ({ old, new: now })

test.each<[Partial<OrderView>, object]>([
  [{ status_id: 2 }, { status: change('New', 'Processing') }],
  [{ status_id: 99 }, { status: change('New', null) }],
  [{ payment_type: 2 }, { payment_type: change('COD', 'Prepaid') }],
  [{ payment_type: null }, { payment_type: change('COD', null) }],
  [{ sub_status_id: 3, sub_status: 'Nobody at home' }, { sub_status: change(null, 'Nobody at home') }],
  [{ courier_id: 3, courier_order_id: 4, courier: 'Carl Rider' }, { courier: change(null, 'Carl Rider') }],
  [{ total: '106.0000' }, { total: change('105.00', '106.00') }],
  [{ digits: 3 }, {}],
  [
    { paid_at: AT, archived_at: AT, deleted_at: AT },
    { paid_at: change(null, INSTANT), archived_at: change(null, INSTANT), deleted_at: change(null, INSTANT) },
  ],
  [
    { delivery_from: AT, delivery_to: AT, delivered_at: AT },
    { delivery_from: change(null, INSTANT), delivery_to: change(null, INSTANT), delivered_at: change(null, INSTANT) },
  ],
  [{ version: 2, updated_at: AT, flow: [1, 2] }, {}],
])('%j is logged in words', (changes, logged) => {
  expect(orderChanges(orderView(), orderView(changes))).toEqual(logged)
})

test('a new order is logged with all its values', () => {
  const logged = Object.entries(orderChanges(undefined, orderView())).map(([field, { old, new: value }]) => [field, old, value])
  expect(logged).toEqual([
    ['status', null, 'New'],
    ['country_name', null, 'Germany'],
    ['track', null, 'TL1'],
    ['customer_full_name', null, 'Bob Ray'],
    ['customer_address', null, 'Main Street 1, Berlin'],
    ['payment_type', null, 'COD'],
    ['products_amount', null, 2],
    ['order_price', null, '100.00'],
    ['delivery_price', null, '5.00'],
    ['total', null, '105.00'],
    ['products', null, [{ name: 'Lamp', sku: null, quantity: 2, price: '50.00' }]],
    ['currency_code', null, 'EUR'],
  ])
})
