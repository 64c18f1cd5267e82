import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { courierEndpoints } from '@tracklane/contract/courier'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { ordersChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useCommon } from '#lib/persisted.ts'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const rows = [11, 12, 13].map((id) => orderRow({ id, track: `TL${id}`, flow_id: 9, customer_full_name: `Ann ${id}` }))
const whole = (id: number, patch: Partial<Order> = {}): Order => ({
  // This flow is not the person's default: the order itself says where it may go.
  ...orderRow({ id, track: `TL${id}`, flow_id: 9, version: 3 }),
  transitions: [
    { status_id: 2, status: 'Processing', requires: [], asks: [] },
    { status_id: 5, status: 'Rejected', requires: [], asks: ['sub_status_id'] },
  ],
  refused: [{ status_id: 6, status: 'In delivery', reason: 'Only Logist' }],
  ...patch,
})

beforeEach(() => {
  useCommon.setState(useCommon.getInitialState(), true)
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(courierEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  answer(orderListEndpoints.list, ({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const data = page === 1 ? rows : [orderRow({ id: 21, track: 'TL21' })]
    return { data, meta: { current_page: page, per_page: 3, total: 4, last_page: 2 } }
  })
  answer(orderEndpoints.get, ({ path }) => ({ data: whole(Number(path.split('/').at(-1))) }))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Router = ReturnType<typeof renderScreen>

async function openOrder(id = 12) {
  const router = renderScreen(`/order/index?id=${id}`, { as: 'logist' })
  const peek = await screen.findByRole('dialog', { name: `Order TL${id}` })
  await screen.findByRole('link', { name: /TL11/ })
  return { router, peek: within(peek) }
}

test.each([
  ['Back', (router: Router) => router.navigate({ to: '.', search: {} as never })],
  ['another order', (router: Router) => router.navigate({ to: '.', search: { id: '13' } as never })],
])('%s closes the dialog that was opened from the order', async (_way, leave) => {
  const { router } = await openOrder()
  await userEvent.keyboard('a')
  await screen.findByRole('dialog', { name: 'Courier for TL12' })
  await act(() => leave(router))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Courier for TL12' })).toBeNull())
})

test('the document is called by the order while it is open, and by the screen again after it', async () => {
  const { peek } = await openOrder()
  await waitFor(() => expect(document.title).toBe('TL12 · Tracklane'))
  await userEvent.click(peek.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.title).toBe('Orders · Tracklane'))
})

test('the table beside it goes on working, and the arrows lead to the neighbours of the list, on the next page too', async () => {
  const { router, peek } = await openOrder()
  expect(await peek.findByText('2 of 4')).toBeTruthy()
  await userEvent.click(peek.getByRole('button', { name: 'Next order' }))
  expect(await screen.findByRole('dialog', { name: 'Order TL13' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('dialog', { name: 'Order TL21' })).toBeTruthy()
  expect(router.state.location.search).toMatchObject({ id: '21', page: '2' })
  expect(screen.getByRole('button', { name: 'Next order' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{ArrowUp}')
  expect(await screen.findByRole('dialog', { name: 'Order TL13' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select TL11/ }))
  expect(screen.getByRole('toolbar', { name: 'Selection' })).toBeTruthy()
})

test('Escape closes what is in front, then the order, and the focus is in its row again', async () => {
  const { peek } = await openOrder()
  await userEvent.click(peek.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Order TL12' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order TL12' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('TL12'))
})

test('an address that names no order says so and leads back; a lost answer is asked for again', async () => {
  refuse(orderEndpoints.get, 404, { message: 'Not found' })
  const router = renderScreen('/order/index?id=99999999', { as: 'logist' })
  expect(await screen.findByText('There is no such order')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('an order that could not be loaded can be asked for again', async () => {
  refuse(orderEndpoints.get, 500, { message: 'Server error' })
  renderScreen('/order/index?id=12', { as: 'logist' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(orderEndpoints.get, { data: whole(12) })
  await userEvent.click(again)
  expect(await screen.findByRole('dialog', { name: 'Order TL12' })).toBeTruthy()
})

test('the step that leads on is the blue one, the rest and why not elsewhere are under More', async () => {
  const { peek } = await openOrder()
  const moves = within(peek.getByRole('region', { name: 'Moves' }))
  expect(moves.getAllByRole('button').map((button) => button.getAttribute('data-variant'))).toEqual(['filled', 'default', 'default'])
  await userEvent.click(moves.getByRole('button', { name: 'More' }))
  const menu = within(await screen.findByRole('menu', { name: 'More' }))
  expect(menu.getByText('Only Logist')).toBeTruthy()
})

test('a text is changed where it stands, and what somebody else has made of it is shown, not lost', async () => {
  const { peek } = await openOrder()
  await userEvent.click(peek.getByRole('button', { name: 'Change: Name' }))
  const field = peek.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Bob')
  refuse(orderEditEndpoints.update, 412, { data: whole(12, { version: 4, customer_full_name: 'Carl' }) })
  await userEvent.keyboard('{Enter}')
  expect(await peek.findByText('Carl')).toBeTruthy()
  answer(orderEditEndpoints.update, { data: whole(12, { version: 5 }) })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('TL12 changed')).toBeTruthy()
  expect(asked(orderEditEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { customer_full_name: 'Bob' }],
    ['"4"', { customer_full_name: 'Bob' }],
  ])
})

test('what others have changed elsewhere in the order goes together with a text', async () => {
  const { peek } = await openOrder()
  await userEvent.click(peek.getByRole('button', { name: 'Change: Order number' }))
  refuse(orderEditEndpoints.update, 412, ({ headers }) => {
    if (headers.get('If-Match') === '"3"') answer(orderEditEndpoints.update, { data: whole(12, { version: 5 }) })
    return { data: whole(12, { version: 4, comment: 'Ring twice' }) }
  })
  await userEvent.type(peek.getByRole('textbox', { name: 'Order number' }), '0{Enter}')
  expect(await screen.findByText('TL12 changed')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
})

test.each([
  ['goes back from the version that it has made', () => answer(orderEditEndpoints.update, { data: whole(12, { version: 5 }) }), 'Undone'],
  [
    'stays where somebody has changed the order since',
    () => refuse(orderEditEndpoints.update, 412, { error: 'Somebody changed this meanwhile', data: whole(12, { version: 6 }) }),
    '1 order could not go back: Somebody changed this meanwhile',
  ],
])('a text %s', async (_what, answerBack, said) => {
  const { peek } = await openOrder()
  await userEvent.click(peek.getByRole('button', { name: 'Change: Order number' }))
  answer(orderEditEndpoints.update, { data: whole(12, { version: 4, foreign_id: 'HK-1000' }) })
  await userEvent.type(peek.getByRole('textbox', { name: 'Order number' }), '0{Enter}')
  await screen.findByText('TL12 changed')
  answerBack()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(asked(orderEditEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { foreign_id: 'HK-1000' }],
    ['"4"', { foreign_id: 'HK-100' }],
  ])
})

test('keys: a digit moves the open order, Z takes it back, wherever one is by then', async () => {
  answer(orderMoveEndpoints.setStatus, {
    data: whole(12, { status_id: 2, transitions: [{ status_id: 1, status: 'New', requires: [], asks: [] }] }),
  })
  answer(orderMoveEndpoints.setStatuses, { data: { done: [12], refused: [] } })
  await openOrder()
  await userEvent.keyboard('2')
  expect(await screen.findByText('TL12 moved to “Processing”')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order TL12' })).toBeNull())
  await userEvent.keyboard('z')
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(asked(orderMoveEndpoints.setStatuses).map(({ body }) => body)).toEqual([{ order_ids: [12], versions: [3], status_id: 1 }])
})

test('keys: A assigns, C begins a new order, / searches, ? lists them all', async () => {
  await openOrder()
  await userEvent.keyboard('a')
  expect(await screen.findByRole('dialog', { name: 'Courier for TL12' })).toBeTruthy()
  await userEvent.keyboard('c?2')
  expect(asked(orderMoveEndpoints.setStatus)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Courier for TL12' })).toBeNull())
  await userEvent.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keys of this screen' }))
  for (const key of ['/', '?', 'C', 'A', 'M', 'Z', '1–9']) expect(help.getByText(key)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keys of this screen' })).toBeNull())
  await userEvent.keyboard('/')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
  await userEvent.keyboard('2c')
  expect(asked(orderMoveEndpoints.setStatus)).toEqual([])
  expect(screen.queryByRole('dialog', { name: 'New order' })).toBeNull()
})

test('keys: of the open order before a row with the focus; switched off they do nothing', async () => {
  answer(orderMoveEndpoints.setStatus, { data: whole(12, { status_id: 2 }) })
  await openOrder()
  useCommon.setState({ single_keys: false })
  screen.getByRole('link', { name: /TL11/ }).focus()
  await userEvent.keyboard('2')
  useCommon.setState({ single_keys: true })
  await userEvent.keyboard('2')
  expect(await screen.findByText('TL12 moved to “Processing”')).toBeTruthy()
  expect(asked(orderMoveEndpoints.setStatus).map(({ path }) => path)).toEqual(['/api/order/status/12/2'])
})

test('an open order that cannot be read again says that it may be old, until it is answered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  FakePusher.last = undefined
  const { peek } = await openOrder()
  const pusher = await heardBy(ordersChannel(1, 1))
  pusher.move('connected')
  act(() => pusher.confirm(3_600_000))
  await waitFor(() => expect(screen.queryByText(/^Connection lost/)).toBeNull())

  cutOff(orderEndpoints.get)
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('orders-changed', { ids: [12], version: 1 }))
  expect(await screen.findByText(/^Connection lost/)).toBeTruthy()
  answer(orderEndpoints.get, { data: whole(12, { customer_full_name: 'Bob Ray' }) })
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(await peek.findByText('Bob Ray')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^Connection lost/)).toBeNull())
})

function heardBy(channel: string): Promise<FakePusher> {
  return waitFor(() => {
    if (!FakePusher.last?.channel(channel)) throw new Error('Nothing is listened to yet')
    return FakePusher.last
  })
}
