import { QueryClient } from '@tanstack/react-query'
import { type BoardColumn, kanbanEndpoints } from '@tracklane/contract/kanban'
import { expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { ordersChanged, ordersMissed } from '#features/order/orders-changed.api.ts'
import { noteAsking } from '#lib/ask-again.ts'
import { sinceOpened } from '#lib/clock.ts'
import { answer, asked, type Request } from '#testing/answer.ts'
import { kanbanQueries } from './kanban.api.ts'
import { loadMore } from './load-more.ts'

const cards = (from: number, to: number, status_id = 1) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    card({ id: from + at, status_id, status_changed_at: new Date(1e12 - (from + at)).toISOString() }),
  )

/** Makes a server with 30 cards in the first column. The next page is made at its request, and comes when the test lets it. */
async function board() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  noteAsking(client.getQueryCache())
  const moved = new Set<number>()
  let first = 1
  let come = () => {}
  const gone = new Promise<void>((resolve) => {
    come = resolve
  })
  const whole = (): BoardColumn[] => {
    const left = cards(first, 30).filter(({ id }) => !moved.has(id))
    return [
      column(1, left, { total: left.length }),
      column(
        2,
        [...moved].map((id) => card({ id, status_id: 2, status_changed_at: new Date(2e12).toISOString() })),
      ),
    ]
  }
  const cut = ([first, second]: BoardColumn[]): BoardColumn[] => {
    if (!first || !second) return []
    return [{ ...first, orders: first.orders.slice(0, 25), next_cursor: first.orders[24] ? `after ${first.orders[24].id}` : null }, second]
  }
  answer(kanbanEndpoints.orders, ({ query }: Request) => {
    const all = whole()
    const ids = query.getAll('id').map(Number)
    if (ids.length > 0) return { data: all.map((one) => ({ ...one, orders: one.orders.filter(({ id }) => ids.includes(id)) })) }
    if (!query.has('cursor')) return { data: cut(all) }
    const rest = all[0]?.orders.slice(25) ?? []
    return gone.then(() => ({ data: [column(1, rest)] }))
  })
  const { queryKey } = kanbanQueries.orders({})
  await client.prefetchQuery(kanbanQueries.orders({}))
  return {
    client,
    come,
    more: () => loadMore(client, {}, 1),
    /** Moves a card, with an event. */
    move: async (id: number) => {
      moved.add(id)
      await ordersChanged(client, [id])
      await client.refetchQueries({ queryKey })
    },
    /** Adds a new order before all others. */
    place: async () => {
      first = 0
      await ordersChanged(client, [0])
      await client.refetchQueries({ queryKey })
    },
    /** Moves a card without an event. */
    moveUnheard: (id: number) => void moved.add(id),
    refetch: () => client.refetchQueries({ queryKey }),
    shown: () => client.getQueryData(queryKey)?.map(({ orders }) => orders.map(({ id }) => id)),
    state: () => client.getQueryState(queryKey),
  }
}

test('the next page comes after the loaded cards', async () => {
  const one = await board()
  one.come()
  await one.more()
  expect(one.shown()).toEqual([cards(1, 30).map(({ id }) => id), []])
})

test('a card moved while its page was loading is in one column only', async () => {
  const one = await board()
  const more = one.more()
  await one.move(28)
  one.come()
  await more
  await one.client.refetchQueries()
  expect(
    one
      .shown()
      ?.flat()
      .filter((id) => id === 28),
  ).toHaveLength(1)
  expect(one.shown()?.[1]).toEqual([28])
  expect(one.shown()?.[0]).toContain(29)
})

test('a page that no longer fits the loaded cards is dropped, and requested again', async () => {
  const one = await board()
  const more = one.more()
  await one.place()
  one.come()
  await more
  expect(one.shown()).toEqual([cards(0, 24).map(({ id }) => id), []])
  await one.more()
  expect(one.shown()).toEqual([cards(0, 30).map(({ id }) => id), []])
})

test('a card that was only edited meanwhile is not lost', async () => {
  const one = await board()
  const more = one.more()
  await ordersChanged(one.client, [28])
  one.come()
  await more
  await one.client.refetchQueries()
  expect(one.shown()).toEqual([cards(1, 30).map(({ id }) => id), []])
})

test('where the changes meanwhile are unknown, no card of the page is used', async () => {
  const one = await board()
  const more = one.more()
  await one.move(28)
  await ordersChanged(one.client, null)
  one.come()
  await more
  expect(
    one
      .shown()
      ?.flat()
      .filter((id) => id === 28),
  ).toEqual([28])
})

test('a page does not make the board newer, and leaves it stale where it was', async () => {
  const one = await board()
  const before = one.state()?.dataUpdatedAt
  await one.client.invalidateQueries({ refetchType: 'none' })
  const questions = asked(kanbanEndpoints.orders).length
  one.come()
  await one.more()
  expect(one.state()?.dataUpdatedAt).toBe(before)
  expect(one.state()?.isInvalidated).toBe(true)
  expect(asked(kanbanEndpoints.orders)).toHaveLength(questions + 1)
})

test('missed changes are requested, also where a long board has requested the announced ones', async () => {
  const one = await board()
  one.come()
  await one.more()
  one.moveUnheard(28)
  const missed = sinceOpened()
  await one.move(27)
  expect(one.shown()?.[0]).toContain(28) // no event about it yet
  await ordersMissed(one.client, missed)
  expect(one.state()?.isInvalidated).toBe(true)
  await one.refetch()
  expect(one.shown()?.[0]).not.toContain(28)
  await ordersMissed(one.client, missed)
  expect(one.state()?.isInvalidated).toBe(false)
})
