import type { BoardColumn } from '@tracklane/contract/kanban'
import type { OrderRow } from '@tracklane/contract/order'
import { isLate, STATUS_IDS } from '@tracklane/contract/order-status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock: () => NOW })
  for (const status_id of STATUS_IDS) {
    for (const delivery_to of [at(-1), NOW, at(1)]) await buildOrder(app.world, { status_id, delivery_from: at(-3_600_000), delivery_to })
    await buildOrder(app.world, { status_id, delivery_from: at(-3_600_000), delivery_to: null })
  }
})

afterAll(() => app.close())

async function list(query: string): Promise<OrderRow[]> {
  return (await (await app.as('logist')).get(`/order?per_page=100${query}`)).json().data
}

describe('the filter late', () => {
  test.each([
    ['1', true],
    ['0', false],
  ])('%s finds the orders that the rule of the contract finds', async (value, wanted) => {
    const expected = (await list('')).filter((order) => isLate(order, NOW.getTime()) === wanted)
    expect(expected.length).toBe(wanted ? 5 : 35)
    expect(await list(`&late=${value}`)).toEqual(expected)
  })

  test('filters the columns of the board, their totals and their sums', async () => {
    const answer = await (await app.as('logist')).get('/order/kanban?late=1')
    const columns: BoardColumn[] = answer.json().data
    const totals = columns.filter(({ total }) => total > 0).map(({ status_id, total }) => [status_id, total])
    expect(Object.fromEntries(totals)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 6: 1 })
    expect(columns.flatMap(({ orders }) => orders).every((order) => isLate(order, NOW.getTime()))).toBe(true)
  })

  test('finds as many orders as the home counts', async () => {
    const logist = await app.as('logist')
    expect((await logist.get('/home')).json().data.orders.late).toBe((await list('&late=1')).length)
  })

  test('takes a boolean', async () => {
    expect((await (await app.as('logist')).get('/order?late=often')).statusCode).toBe(422)
  })
})
