import { expect, test } from 'vitest'
import { order } from './order-edit.testing.ts'
import {
  bodyOf,
  emptyOrder,
  emptyProduct,
  goodsPrice,
  lineTotal,
  type OrderValues,
  type ProductValues,
  sumOf,
  totalOf,
  valuesOf,
} from './order-values.rules.ts'

const product = (patch: Partial<ProductValues> = {}): ProductValues => ({ ...emptyProduct('k'), name: 'Lamp', price: '10.00', ...patch })
const values = (patch: Partial<OrderValues> = {}): OrderValues => ({ ...emptyOrder(1), ...patch })

test('a new product starts with a quantity of one', () => {
  expect(emptyProduct('k')).toEqual({ key: 'k', name: '', sku: '', quantity: 1, price: '' })
})

test('a new order starts with its country alone', () => {
  expect(emptyOrder(2)).toEqual({
    country_id: 2,
    foreign_id: '',
    customer_full_name: '',
    customer_phone: '',
    customer_email: '',
    customer_language: null,
    customer_address: '',
    payment_type: null,
    products: [],
    order_price: '',
    has_own_price: false,
    delivery_price: '',
    currency_code: null,
    delivery_from: null,
    delivery_to: null,
    comment: '',
  })
})

test('a missing value of an order is an empty text in the form', () => {
  const missing = { foreign_id: null, customer_phone: null, customer_email: null, comment: null }
  const products = [
    { name: 'Lamp', sku: null, quantity: 1, price: '10.00' },
    { name: 'Desk', sku: 'D-1', quantity: 2, price: '5.00' },
  ]
  const read = valuesOf(order({ ...missing, products, order_price: '20.00' }))
  expect(read).toMatchObject({ foreign_id: '', customer_phone: '', customer_email: '', comment: '' })
  expect(read.products.map(({ sku }) => sku)).toEqual(['', 'D-1'])
  expect(new Set(read.products.map(({ key }) => key)).size).toBe(2)
  expect(read).not.toHaveProperty('id')
})

test('the form keeps every field of an order', () => {
  const one = order({ customer_email: 'a@b.test', comment: 'Ring', delivery_from: '2026-05-10T08:00:00.000Z', payment_type: 2 })
  expect(valuesOf(one)).toMatchObject({
    country_id: 1,
    foreign_id: 'HK-100',
    customer_full_name: 'Ann Lee',
    customer_phone: '+49 151 1234',
    customer_email: 'a@b.test',
    customer_language: 'de',
    customer_address: 'Gartenweg 1, Hamburg',
    payment_type: 2,
    order_price: '79.80',
    delivery_price: '4.90',
    currency_code: 'EUR',
    delivery_from: '2026-05-10T08:00:00.000Z',
    delivery_to: null,
    comment: 'Ring',
  })
})

test.each([
  ['the sum of the products', '79.80', false],
  ['the same amount, written otherwise', '79.8', false],
  ['less than the sum', '70.00', true],
  ['more than the sum', '79.81', true],
])('a price that is %s was set by hand: %s', (_case, order_price, isOwn) => {
  expect(valuesOf(order({ order_price })).has_own_price).toBe(isOwn)
})

test('sent values are trimmed, empty ones are null, and keys are left out', () => {
  const written = values({
    foreign_id: ' HK-1 ',
    customer_full_name: ' Ann ',
    customer_address: ' Moon 1 ',
    customer_phone: ' 1 ',
    customer_email: ' a@b.test ',
    comment: ' Ring ',
    products: [product({ name: ' Lamp ', sku: ' L ', quantity: 2 })],
    delivery_price: '4.90',
    currency_code: 'EUR',
  })
  expect(bodyOf(written)).toEqual({
    foreign_id: 'HK-1',
    customer_full_name: 'Ann',
    customer_address: 'Moon 1',
    customer_phone: '1',
    customer_email: 'a@b.test',
    customer_language: null,
    comment: 'Ring',
    payment_type: null,
    products: [{ name: 'Lamp', sku: 'L', quantity: 2, price: '10.00' }],
    order_price: undefined,
    delivery_price: '4.90',
    currency_code: 'EUR',
    delivery_from: null,
    delivery_to: null,
  })
})

test('missing values stay missing, so that the schema reports them', () => {
  const blanks = { foreign_id: ' ', customer_phone: ' ', customer_email: ' ', comment: ' ' }
  const body = bodyOf(values({ ...blanks, products: [product({ sku: ' ', quantity: null, price: '' })] }))
  expect(body).toMatchObject({ foreign_id: null, customer_phone: null, customer_email: null, comment: null, delivery_price: '0' })
  expect(body.currency_code).toBeUndefined()
  expect(body.products).toEqual([{ name: 'Lamp', sku: null, quantity: undefined, price: undefined }])
})

test.each([
  ['set by hand', { has_own_price: true, order_price: '5.00' }, '5.00'],
  ['to be set by hand, and not there yet', { has_own_price: true, order_price: '' }, undefined],
  ['the products’ own', { has_own_price: false, order_price: '5.00' }, undefined],
])('a price %s is sent as %s', (_case, patch, sent) => {
  expect(bodyOf(values(patch)).order_price).toBe(sent)
})

test.each([
  ['10.00', 2, '20.00'],
  ['0.10', 3, '0.30'],
  ['', 2, '0'],
  ['12.', 2, '0'],
  ['10.00', null, '0'],
  ['10.00', 1.5, '0'],
  ['10.00', -1, '0'],
  ['10.00', 0, '0.00'],
])('%j times %s is %s', (price, quantity, total) => {
  expect(lineTotal({ price, quantity })).toBe(total)
})

test('sums are exact, and leave out incomplete products', () => {
  expect(sumOf([])).toBe('0')
  expect(sumOf([product({ price: '0.10' }), product({ price: '0.20' }), product({ price: 'x' })])).toBe('0.30')
})

const products = [product({ quantity: 2 })]

test.each([
  ['the sum of the products', { has_own_price: false, order_price: '99.00', products }, '20.00'],
  ['the price set by hand', { has_own_price: true, order_price: '99.00', products }, '99.00'],
  ['nothing while a price by hand is not finished', { has_own_price: true, order_price: '9.', products }, '0'],
])('the goods cost %s', (_case, patch, price) => {
  expect(goodsPrice(values(patch))).toBe(price)
})

test.each([
  ['4.90', '24.90'],
  ['', '20.00'],
  ['4.', '20.00'],
])('with a delivery of %j the total is %s', (delivery_price, total) => {
  expect(totalOf(values({ products, delivery_price }))).toBe(total)
})
