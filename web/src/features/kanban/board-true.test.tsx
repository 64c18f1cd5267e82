import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type BoardColumn, kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { flowChannel, ordersChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, cutOff, refuse, stayMute } from '#testing/answer.ts'
import { askedEarly } from '#testing/early-answers.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ann, answerBoard, bob, card, column } from './kanban.testing.ts'

beforeEach(() => {
  answerBoard()
  FakePusher.last = undefined
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const AS_IT_WAS = { data: [column(1, [ann]), column(2, []), column(3, [bob]), column(6, [])] }
const MOVED = { data: [column(1, []), column(2, [card({ status_id: 2 })]), column(3, [bob]), column(6, [])] }
const LIVE = /^Live as of \d\d:\d\d$/
const STALE = /^Stale since \d\d:\d\d, asking every 5 s$/

const questions = () => asked(kanbanEndpoints.orders).length
const annIn = async (name: string) => within(await screen.findByRole('region', { name })).findByRole('link', { name: /Ann Lee/ })

/** Makes the board's next answer at its request. Returns a function that lets it come. */
function held(reply: { data: BoardColumn[] }): () => void {
  let come = () => {}
  const gone = new Promise<void>((resolve) => {
    come = resolve
  })
  answer(kanbanEndpoints.orders, () => gone.then(() => reply))
  return come
}

async function open(): Promise<FakePusher> {
  renderScreen('/order/kanban', { as: 'logist' })
  return waitFor(() => {
    if (!FakePusher.last?.channel(ordersChannel(1, 1))) throw new Error('Nothing is listened to yet')
    return FakePusher.last
  })
}

/** Connects after no event was sent on any channel for that long. */
function connect(pusher: FakePusher, quiet: number): void {
  pusher.move('connected')
  act(() => pusher.confirm(quiet))
}

const tell = (pusher: FakePusher, ids: number[], version: number) =>
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('orders-changed', { ids, version }))

test.each([
  ['is not asked for again where nothing was said since', 3_600_000, 'New', 0],
  ['is asked for again where something was said since, before the app was there', 1_500, 'Processing', 1],
])('a board with an early answer %s', async (_what, quiet, name, times) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] }) // the time stands still
  answer(kanbanEndpoints.orders, MOVED)
  askedEarly([{ endpoint: kanbanEndpoints.orders, query: { limit: 25 }, answer: { reply: AS_IT_WAS } }], { ago: 3_000 })
  const pusher = await open()
  await annIn('New')
  expect(questions()).toBe(0)
  connect(pusher, quiet)
  expect(questions()).toBe(times)
  expect(await annIn(name)).toBeDefined()
})

test('a board opened once the connection is live sends its own request', async () => {
  renderScreen('/test-push', { as: 'logist' })
  const pusher = await waitFor(() => {
    if (!FakePusher.last) throw new Error('Nothing is listened to yet')
    return FakePusher.last
  })
  answer(kanbanEndpoints.orders, MOVED)
  askedEarly([{ endpoint: kanbanEndpoints.orders, query: { limit: 25 }, answer: { reply: AS_IT_WAS } }])
  pusher.say()
  await userEvent.click(await screen.findByRole('link', { name: 'Board' }))
  await screen.findByRole('link', { name: /Ann Lee/ })
  expect(questions()).toBe(1)
  expect(await annIn('Processing')).toBeDefined()
})

test('without changes, board and flow are requested once', async () => {
  const pusher = await open()
  await annIn('New')
  connect(pusher, 3_600_000)
  await screen.findByText(LIVE)
  expect([questions(), asked(orderFlowEndpoints.default).length]).toEqual([1, 1])
})

test('changes between the request and the subscription are requested', async () => {
  const pusher = await open()
  await annIn('New')
  answer(kanbanEndpoints.orders, MOVED)
  connect(pusher, 0)
  expect(await annIn('Processing')).toBeTruthy()
})

test.each([
  ['before the subscription is confirmed', 'subscription'],
  ['before the first answer', 'first'],
  ['while it is asked for again', 'again'],
])('a move announced %s is on the board after the answer', async (_when, at) => {
  const come = held(AS_IT_WAS)
  const pusher = await open()
  if (at === 'subscription') tell(pusher, [1], 1)
  connect(pusher, 3_600_000)
  if (at === 'again') {
    come()
    await annIn('New')
  }
  const comeAgain = at === 'again' ? held(AS_IT_WAS) : come
  if (at === 'again') tell(pusher, [2], 1)
  if (at !== 'subscription') tell(pusher, [1], 2)
  answer(kanbanEndpoints.orders, MOVED)
  comeAgain()
  expect(await annIn('Processing')).toBeTruthy()
})

test('a request without an answer delays no later one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const pusher = await open()
  await annIn('New')
  connect(pusher, 3_600_000)
  stayMute(kanbanEndpoints.orders)
  tell(pusher, [1], 1)
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(await screen.findByText(STALE)).toBeTruthy()
  answer(kanbanEndpoints.orders, MOVED)
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(await annIn('Processing')).toBeTruthy()
  expect(await screen.findByText(LIVE)).toBeTruthy()
})

test.each([
  ['columns', kanbanEndpoints.board, ordersChannel(1, 1), 'board-changed', { id: 1 }],
  ['cards', kanbanEndpoints.card, ordersChannel(1, 1), 'board-changed', { id: 1 }],
  ['moves', orderFlowEndpoints.default, flowChannel(1, 1), 'flow-updated', { id: 'event', flow_id: 1 }],
])('a board whose changed %s cannot be loaded is marked as old until an answer', async (_what, endpoint, channel, event, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const pusher = await open()
  await annIn('New')
  connect(pusher, 3_600_000)
  await screen.findByText(LIVE)
  cutOff(endpoint)
  act(() => pusher.channel(channel)?.emit(event, told))
  expect(await screen.findByText(STALE)).toBeTruthy()
  answerBoard()
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(await screen.findByText(LIVE)).toBeTruthy()
})

test('a board without a live connection says so, asks every few seconds, and stops once it is live', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const pusher = await open()
  await annIn('New')
  connect(pusher, 3_600_000)
  pusher.move('unavailable')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText(STALE)).toBeTruthy()
  answer(kanbanEndpoints.orders, MOVED)
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(await annIn('Processing')).toBeTruthy()

  const before = questions()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(questions() - before).toBeGreaterThan(7)
  expect(questions() - before).toBeLessThan(16)
  connect(pusher, 3_600_000)
  expect(await screen.findByText(LIVE)).toBeTruthy()
  const after = questions()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(questions()).toBe(after)
})

test('a refused request does not start asking every few seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const pusher = await open()
  await annIn('New')
  connect(pusher, 3_600_000)
  refuse(kanbanEndpoints.orders, 403)
  tell(pusher, [1], 1)
  await waitFor(() => expect(questions()).toBe(2))
  expect(await screen.findByText(LIVE)).toBeTruthy()
})
