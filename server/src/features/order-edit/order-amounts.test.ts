import { beforeEach, expect, test } from 'vitest'
import { changesOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

async function refused(body: object): Promise<Record<string, string[]>> {
  const answer = await logist.post('/order', body)
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

const draft = { customer_full_name: 'Ann Lee', customer_address: 'Elm Street 7, Berlin' }

test('a new order has exact sums', async () => {
  const products = [
    { name: 'Sweet', quantity: 3, price: '0.10' },
    { name: 'Lamp', sku: 'L-1', quantity: 2, price: '19.99' },
  ]
  const answer = await logist.post('/order', { ...draft, products, delivery_price: '4.9' })
  expect(answer.json().data).toMatchObject({
    products: [
      { name: 'Sweet', sku: null, quantity: 3, price: '0.10' },
      { name: 'Lamp', sku: 'L-1', quantity: 2, price: '19.99' },
    ],
    products_amount: 5,
    order_price: '40.28',
    delivery_price: '4.90',
    total: '45.18',
  })
})

test('a given price of a new order is used instead of the sum of its products', async () => {
  const answer = await logist.post('/order', { ...draft, products: [{ name: 'Lamp', quantity: 2, price: '10' }], order_price: '15.50' })
  expect(answer.json().data).toMatchObject({ order_price: '15.50', total: '15.50' })
})

test('a new order has the minor digits of its currency', async () => {
  const answer = await logist.post('/order', { ...draft, currency_code: 'JPY', products: [{ name: 'Tea', quantity: 3, price: '150' }] })
  expect(answer.json().data).toMatchObject({ order_price: '450', delivery_price: '0', total: '450', products: [{ price: '150' }] })
})

test('each product price of a new order has the digits of its currency and no leading zeros', async () => {
  const products = ['0001.1', '0.10', '007', '00', '0.1000'].map((price) => ({ name: 'Sweet', quantity: 1, price }))
  const { id, products: made } = (await logist.post('/order', { ...draft, products })).json().data
  const prices = (all: { price: string }[]) => all.map(({ price }) => price)
  expect(prices(made)).toEqual(['1.10', '0.10', '7.00', '0.00', '0.10'])
  const again = await logist.put(`/order/${id}`, { products: [{ name: 'Sweet', quantity: 2, price: '00.5' }] })
  expect(prices(again.json().data.products)).toEqual(['0.50'])
  const { changes } = (await changesOf(logist, id))[0] ?? {}
  expect(JSON.stringify(changes)).toContain('"price":"0.50"')
})

test('a new order accepts redundant zeros in every currency', async () => {
  const products = [{ name: 'Tea', quantity: 3, price: '150.00' }]
  const yen = await logist.post('/order', { ...draft, currency_code: 'JPY', products, delivery_price: '5.0' })
  expect(yen.json().data).toMatchObject({ order_price: '450', delivery_price: '5', total: '455', products: [{ price: '150' }] })
  const euro = await logist.post('/order', { ...draft, currency_code: 'EUR', order_price: '19.9000' })
  expect(euro.json().data).toMatchObject({ order_price: '19.90', total: '19.90' })
})

test('amounts with too many digits or too large for their column are refused at their field', async () => {
  const products = [
    { name: 'Tea', quantity: 1, price: '1' },
    { name: 'Cup', quantity: 1, price: '1.5' },
  ]
  const body = { ...draft, currency_code: 'JPY', products, delivery_price: '0.50' }
  expect(Object.keys(await refused(body))).toEqual(['products.1.price', 'delivery_price'])
  expect(await refused({ ...draft, order_price: '99999999999' })).toHaveProperty('order_price')
  expect(await refused({ ...draft, products: [{ name: 'Ship', quantity: 100_000, price: '999999999.99' }] })).toHaveProperty('order_price')
})
