import { OrderPatch } from '@tracklane/contract/order-edit'
import { expect, test } from 'vitest'
import { changedFields, conflictsOf, merged, ORDER_FIELDS, type OrderField, patchOf } from './order-diff.rules.ts'
import { order } from './order-edit.testing.ts'
import { type OrderValues, type ProductValues, valuesOf } from './order-values.rules.ts'

const LAMP: ProductValues = { key: 'a', name: 'Lamp', sku: '', quantity: 2, price: '10.00' }
const DESK: ProductValues = { key: 'b', name: 'Desk', sku: 'D', quantity: 1, price: '50.00' }
const base: OrderValues = {
  ...valuesOf(order({ products: [], order_price: '0' })),
  products: [LAMP],
  delivery_price: '4.90',
  delivery_from: '2026-05-10T08:00:00.000Z',
  delivery_to: '2026-05-10T16:00:00.000Z',
}
const but = (patch: Partial<OrderValues>): OrderValues => ({ ...base, ...patch })
const own = (order_price: string, patch: Partial<OrderValues> = {}) => but({ has_own_price: true, order_price, ...patch })

test('every field of the form is compared', () => {
  expect(ORDER_FIELDS.toSorted()).toEqual(Object.keys(OrderPatch.shape).toSorted())
})

test.each<[string, Partial<OrderValues>, OrderField[]]>([
  ['nothing', {}, []],
  ['a name', { customer_full_name: 'Bob' }, ['customer_full_name']],
  ['only the edges of a name', { customer_full_name: ` ${base.customer_full_name} ` }, []],
  ['a phone', { customer_phone: '1' }, ['customer_phone']],
  ['an email', { customer_email: 'a@b.test' }, ['customer_email']],
  ['a language', { customer_language: 'en' }, ['customer_language']],
  ['an address', { customer_address: 'Moon 1' }, ['customer_address']],
  ['the number of the shop', { foreign_id: 'X' }, ['foreign_id']],
  ['a number taken away', { foreign_id: '' }, ['foreign_id']],
  ['the payment', { payment_type: 2 }, ['payment_type']],
  ['products, and the price with them', { products: [LAMP, DESK] }, ['products', 'order_price']],
  ['products of the same price', { products: [{ ...LAMP, name: 'Bulb' }], delivery_price: '4.90' }, ['products']],
  ['only a row’s key', { products: [{ ...LAMP, key: 'z' }] }, []],
  ['a price', { has_own_price: true, order_price: '15' }, ['order_price']],
  ['a price taken away', { has_own_price: true, order_price: '' }, ['order_price']],
  ['a price by hand that is the sum', { has_own_price: true, order_price: '20' }, []],
  ['the price of the delivery', { delivery_price: '5' }, ['delivery_price']],
  ['the same price written otherwise', { delivery_price: '4.9' }, []],
  ['no price of the delivery', { delivery_price: '' }, ['delivery_price']],
  ['the currency', { currency_code: 'HUF' }, ['currency_code']],
  ['the start', { delivery_from: '2026-05-10T09:00:00.000Z' }, ['delivery_from']],
  ['the same start written otherwise', { delivery_from: '2026-05-10T10:00:00.000+02:00' }, []],
  ['no start', { delivery_from: null }, ['delivery_from']],
  ['the end', { delivery_to: '2026-05-10T17:00:00.000Z' }, ['delivery_to']],
  ['the same end written otherwise', { delivery_to: '2026-05-10T18:00:00.000+02:00' }, []],
  ['the comment', { comment: 'Ring' }, ['comment']],
  ['the country, which is no field of an order that is there', { country_id: 9 }, []],
])('changed is %s', (_case, patch, fields) => {
  expect(changedFields(base, but(patch))).toEqual(fields)
})

test('no price and a price of zero are equal', () => {
  expect(changedFields(but({ delivery_price: '' }), but({ delivery_price: '0.00' }))).toEqual([])
})

const SENT = [
  { name: 'Lamp', sku: null, quantity: 2, price: '10.00' },
  { name: 'Desk', sku: 'D', quantity: 1, price: '50.00' },
]

test.each<[string, OrderValues, OrderValues, object]>([
  ['nothing', base, base, {}],
  ['only what changed', base, but({ customer_full_name: 'Bob', comment: 'Ring' }), { customer_full_name: 'Bob', comment: 'Ring' }],
  ['products without their sum, which the server makes', base, but({ products: [LAMP, DESK] }), { products: SENT }],
  [
    'a price by hand along with products, or it would be lost',
    own('15.00'),
    own('15.00', { products: [LAMP, DESK] }),
    { products: SENT, order_price: '15.00' },
  ],
  ['a price by hand', base, own('15.00'), { order_price: '15.00' }],
  ['the sum where a price by hand was taken back', own('15.00'), base, { order_price: '20.00' }],
])('sent is %s', (_case, before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch)
})

test.each<[string, OrderValues, OrderValues, OrderField[]]>([
  ['different fields', but({ comment: 'Mine' }), but({ customer_full_name: 'Theirs' }), []],
  ['the same field, to something else', but({ comment: 'Mine' }), but({ comment: 'Theirs' }), ['comment']],
  ['the same field, to the same', but({ comment: 'Ours' }), but({ comment: 'Ours' }), []],
  ['products, whose sums only follow', but({ products: [DESK] }), but({ products: [LAMP, DESK] }), ['products']],
  ['prices by hand', own('15.00'), own('16.00'), ['order_price']],
  ['my price by hand and their products', own('15.00'), but({ products: [DESK] }), ['order_price']],
  ['my products and their price by hand', but({ products: [DESK] }), own('15.00'), ['order_price']],
])('both changed %s', (_case, mine, theirs, fields) => {
  expect(conflictsOf(base, mine, theirs)).toEqual(fields)
})

test('merging takes theirs with my changes', () => {
  const mine = but({ comment: 'Mine', customer_phone: '1' })
  const theirs = but({ comment: 'Theirs', customer_full_name: 'Bob' })
  expect(merged(base, mine, theirs)).toEqual(but({ comment: 'Mine', customer_phone: '1', customer_full_name: 'Bob' }))
  expect(merged(base, mine, theirs, ['comment'])).toEqual(but({ comment: 'Theirs', customer_phone: '1', customer_full_name: 'Bob' }))
})

test.each<[string, OrderValues, OrderValues, OrderField[], Partial<OrderValues>]>([
  ['mine by hand', own('15.00'), but({ comment: 'Theirs' }), [], { has_own_price: true, order_price: '15.00' }],
  ['theirs by hand', but({ comment: 'Mine' }), own('16.00'), [], { has_own_price: true, order_price: '16.00' }],
  ['theirs, where that was chosen', own('15.00'), own('16.00'), ['order_price'], { has_own_price: true, order_price: '16.00' }],
  ['the sum of theirs, where that was chosen', own('15.00'), but({ products: [DESK] }), ['order_price'], { has_own_price: false }],
])('the merged price is %s', (_case, mine, theirs, kept, price) => {
  expect(merged(base, mine, theirs, kept)).toMatchObject(price)
})
