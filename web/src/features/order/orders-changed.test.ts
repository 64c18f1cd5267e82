import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { orderQueries } from './order.api.ts'
import { changedOrdersMark, changedOrdersSince, namedOrdersSince, ordersChanged } from './orders-changed.api.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('every query with orders is stale after a change, and no other', async () => {
  const client = new QueryClient()
  const keys = [[...orderQueries.all(), 'list', {}], orderQueries.detail(1).queryKey, ['order-flow']]
  for (const key of keys) client.setQueryData(key, {})
  await ordersChanged(client, [1])
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})

test.each<[string, (number[] | null)[], number[] | undefined]>([
  ['nothing', [], []],
  [
    'each that was named, once',
    [
      [1, 2],
      [2, 3],
    ],
    [1, 2, 3],
  ],
  ['nothing that can be said, after a change that named none', [[1], null], undefined],
  ['nothing that can be said, also when others are named after it', [null, [1]], undefined],
  ['as many as are remembered', [upTo(1000)], upTo(1000)],
  ['nothing that can be said of more than are remembered', [upTo(1001)], undefined],
])('changed since a mark: %s', async (_case, changes, ids) => {
  const client = new QueryClient()
  await ordersChanged(client, [99])
  const mark = changedOrdersMark(client)
  for (const change of changes) await ordersChanged(client, change)
  expect(changedOrdersSince(client, mark)).toEqual(ids)
})

test('named orders are known, also where unnamed ones changed too', async () => {
  const client = new QueryClient()
  await ordersChanged(client, [99])
  const mark = changedOrdersMark(client)
  expect(namedOrdersSince(client, mark)).toEqual([])
  await ordersChanged(client, null)
  await ordersChanged(client, [1])
  expect([changedOrdersSince(client, mark), namedOrdersSince(client, mark)]).toEqual([undefined, [1]])
})

test('a later mark does not contain a change; without a mark everything may have changed', async () => {
  const client = new QueryClient()
  await ordersChanged(client, null)
  const mark = changedOrdersMark(client)
  await ordersChanged(client, [1])
  expect(changedOrdersSince(client, mark)).toEqual([1])
  expect(changedOrdersSince(client, -1)).toBeUndefined()
  expect(changedOrdersSince(new QueryClient(), 0)).toEqual([])
})
