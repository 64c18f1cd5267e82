import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { askAgain, askedBefore, noteAsking } from './ask-again.ts'
import { sinceOpened } from './clock.ts'

const KEY = ['orders']
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Makes a server whose answers come when the test says so; each has the number of requests so far. */
function held() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  noteAsking(client.getQueryCache())
  const pending: ((fails?: boolean) => void)[] = []
  const options = {
    queryKey: KEY,
    queryFn: () =>
      new Promise<number>((resolve, reject) => {
        const count = pending.length + 1
        pending.push((fails) => (fails ? reject(new Error('no answer')) : resolve(count)))
      }),
  }
  return {
    client,
    options,
    asked: () => pending.length,
    give: async (count: number, fails = false) => {
      pending[count - 1]?.(fails)
      await new Promise((resolve) => setTimeout(resolve))
    },
    show: () => {
      stops.push(new QueryObserver(client, options).subscribe(() => undefined))
    },
    change: () => askAgain(client, askedBefore(client, { queryKey: KEY })),
    shown: () => client.getQueryData(KEY),
  }
}

test('a change during the first request is asked for once after its answer', async () => {
  const server = held()
  server.show()
  const settled = server.change()
  expect(server.asked()).toBe(1)
  await server.give(1)
  expect([server.shown(), server.asked()]).toEqual([1, 2])
  await server.give(2)
  await settled
  expect([server.shown(), server.asked()]).toEqual([2, 2])
})

test('a change during a repeated request too: its answer is shown and followed by another one', async () => {
  const server = held()
  server.show()
  await server.give(1)
  void server.change()
  expect(server.asked()).toBe(2)
  const settled = Promise.all([server.change(), server.change(), server.change()])
  expect(server.asked()).toBe(2)
  await server.give(2)
  expect([server.shown(), server.asked()]).toEqual([2, 3])
  await server.give(3)
  await settled
  expect([server.shown(), server.asked()]).toEqual([3, 3])
})

test('a change before the screen is drawn too', async () => {
  const server = held()
  void server.client.prefetchQuery(server.options)
  void server.change()
  await server.give(1)
  expect(server.asked()).toBe(1)
  server.show()
  expect(server.asked()).toBe(2)
})

test('a request without an answer is repeated all the same', async () => {
  const server = held()
  server.show()
  void server.change()
  await server.give(1, true)
  expect(server.asked()).toBe(2)
})

test('a request sent after the change is not repeated', async () => {
  const server = held()
  const before = sinceOpened() - 1
  server.show()
  await server.give(1)
  expect(askedBefore(server.client, { queryKey: KEY }, before)).toEqual([])
  expect(askedBefore(server.client, { queryKey: KEY }, sinceOpened() + 1)).toHaveLength(1)
  expect(askedBefore(server.client, { queryKey: ['other'] })).toEqual([])
})

test('a query without requests missed nothing; a given answer may have missed everything', () => {
  const { client, options } = held()
  stops.push(new QueryObserver(client, { ...options, enabled: false }).subscribe(() => undefined))
  expect(askedBefore(client, { queryKey: KEY })).toEqual([])
  client.setQueryData(KEY, 1)
  expect(askedBefore(client, { queryKey: KEY }, 0)).toHaveLength(1)
})
