import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MessageRow, messageEndpoints } from '@tracklane/contract/message'
import { userChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, at, delivery, NOW } from './courier-home.testing.ts'

withDisk()

/** The server's messages to the courier. */
let messages: MessageRow[]
const message = (id: number, type: MessageRow['type'], text: string): MessageRow => ({
  id,
  type,
  text,
  order_id: id,
  read_at: null,
  created_at: at(10),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  FakePusher.last = undefined
  answerDeliveries([delivery()])
  messages = [message(2, 'order_taken', 'Order TL2 was taken off you'), message(1, 'order_new', 'Order TL1 is yours')]
  answer(messageEndpoints.list, ({ query }) => {
    const unread = messages.filter(({ read_at }) => read_at === null)
    const rows = query.get('unread') === null ? messages : unread
    return { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1, unread: unread.length } }
  })
  answer(messageEndpoints.read, ({ body }) => {
    const { ids = [] } = body as { ids?: number[] }
    messages = messages.map((row) => (ids.includes(row.id) ? { ...row, read_at: at(10) } : row))
    return { data: { unread: 0 } }
  })
})
afterEach(() => void vi.useRealTimers())

const changes = () => screen.findByRole('region', { name: 'Changed since you last looked' })
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Changed since you last looked' })).toBeNull())

test("a courier sees the office's changes since their last visit, and marks them as seen", async () => {
  renderScreen('/', { as: 'courier' })
  const list = within(await changes())
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Order TL2 was taken off you'),
    expect.stringContaining('Order TL1 is yours'),
  ])
  await userEvent.click(list.getByRole('button', { name: 'Seen' }))
  await isGone()
  expect(asked(messageEndpoints.read).map(({ body }) => body)).toEqual([{ ids: [2, 1] }])
})

test('changes that the server has marked as seen are gone, even where the list cannot be loaded again', async () => {
  renderScreen('/', { as: 'courier' })
  const list = within(await changes())
  cutOff(messageEndpoints.list)
  const before = asked(messageEndpoints.list).length
  await userEvent.click(list.getByRole('button', { name: 'Seen' }))
  await waitFor(() => expect(asked(messageEndpoints.list).length).toBeGreaterThan(before))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await isGone()
})

async function connected(): Promise<FakePusher> {
  await screen.findByText('TL0000000001')
  await screen.findByRole('button', { name: /^Messages/ })
  const pusher = await waitFor(() => {
    if (!FakePusher.last?.channel(userChannel(7))) throw new Error('Nothing is listened to yet')
    return FakePusher.last
  })
  pusher.move('connected')
  act(() => pusher.confirm(3_600_000))
  return pusher
}

test('a newer change that replaces a listed one is listed, and marked with the others', async () => {
  renderScreen('/', { as: 'courier' })
  const region = await changes()
  const pusher = await connected()
  messages = [{ ...message(3, 'order_new', 'Order TL1 is yours, to another address'), order_id: 1 }, ...messages.slice(0, 1)]
  act(() => pusher.channel(userChannel(7))?.emit('message', { id: 3, text: 'Order TL1 is yours', type: 'order_new' }))
  expect(await within(region).findByText('Order TL1 is yours, to another address')).toBeDefined()
  expect(region.isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  await userEvent.click(within(region).getByRole('button', { name: 'Seen' }))
  await isGone()
  expect(asked(messageEndpoints.read).map(({ body }) => body)).toEqual([{ ids: [3, 2] }])
  // Nothing of that order is listed any more, so that its next change waits.
  messages = [{ ...message(4, 'order_changed', 'Order TL1: the time was changed'), order_id: 1 }]
  act(() => pusher.channel(userChannel(7))?.emit('message', { id: 4, text: 'Order TL1: the time was changed', type: 'order_changed' }))
  expect(await screen.findByRole('button', { name: 'Show 1 new change' })).toBeDefined()
})

test('a change that arrives while the orders are shown is announced, and listed on request', async () => {
  messages = []
  renderScreen('/', { as: 'courier' })
  const pusher = await connected()
  messages = [message(3, 'order_changed', 'Order TL3: the address was changed')]
  act(() => pusher.channel(userChannel(7))?.emit('message', { id: 3, text: 'Order TL3: the address was changed', type: 'order_changed' }))
  const late = await screen.findByRole('button', { name: 'Show 1 new change' })
  expect(screen.queryByRole('region', { name: 'Changed since you last looked' })).toBeNull() // the orders stay under the thumb
  expect((await screen.findByRole('alert')).textContent).toContain('Order TL3: the address was changed')
  await userEvent.click(late)
  expect(within(await changes()).getByText('Order TL3: the address was changed')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
})

test('changes that the server did not mark as seen come back', async () => {
  refuse(messageEndpoints.read, 503, { error: 'Not now' })
  renderScreen('/', { as: 'courier' })
  await userEvent.click(within(await changes()).getByRole('button', { name: 'Seen' }))
  await screen.findByText('Not now')
  expect(within(await changes()).getAllByRole('listitem')).toHaveLength(2)
})

test('impersonation marks nothing as seen', async () => {
  const impersonator = { id: 1, first_name: 'Nora', last_name: 'Lind', seconds_left: 3000 }
  renderScreen('/', { as: profileOf('courier', { impersonator }) })
  expect(within(await changes()).queryByRole('button', { name: 'Seen' })).toBeNull()
})
