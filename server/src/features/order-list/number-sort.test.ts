import type { OrderRow } from '@tracklane/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

/** Sorted by letters 10 comes first and 9 last; so it is with the doubles. */
const NUMBERS = [40, 2, 100, 10, 9]
const ASCENDING = [2, 9, 10, 40, 100]
const ORDERS = {
  order_price: ASCENDING,
  delivery_price: ASCENDING,
  total: ASCENDING.map((number) => number * 2),
  products_amount: ASCENDING,
} as const

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  for (const number of NUMBERS) {
    const [price, total] = [String(number), String(number * 2)]
    await buildOrder(app.world, { order_price: price, delivery_price: price, total, products_amount: number })
  }
})
afterAll(() => app.close())

test.each(['total', 'order_price', 'delivery_price', 'products_amount'] as const)(
  'orders by %s are sorted by its numbers',
  async (field) => {
    const logist = await app.as('logist')
    const read = async (sort: string) =>
      (await logist.get(`/order?sort=${sort}`)).json().data.map((order: OrderRow) => Number(order[field]))
    expect([await read(field), await read(`-${field}`)]).toEqual([ORDERS[field], ORDERS[field].toReversed()])
  },
)
