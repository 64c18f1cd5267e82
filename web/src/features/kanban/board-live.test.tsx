import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { ordersChannel } from '@tracklane/contract/realtime'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, cutOff } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { unhurried } from '#testing/unhurried.ts'
import { ann, answerBoard, bob, card, column } from './kanban.testing.ts'

unhurried()

beforeEach(() => {
  answerBoard()
  FakePusher.last = undefined
})

const columnNamed = (name: string) => screen.findByRole('region', { name })

test('a board that could not be loaded loads by itself once the server answers', async () => {
  cutOff(kanbanEndpoints.orders, kanbanEndpoints.board)
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByText('This could not be loaded')
  answerBoard()
  expect(await screen.findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})

/** Opens the board with a live connection. */
async function openBoard(): Promise<FakePusher> {
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  const pusher = await waitFor(() => {
    if (!FakePusher.last?.channel(ordersChannel(1, 1))) throw new Error('The board listens to nothing yet')
    return FakePusher.last
  })
  pusher.move('connected')
  act(() => pusher.confirm())
  return pusher
}

const tell = (pusher: FakePusher, ids: number[], version = 1) =>
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('orders-changed', { ids, version }))

const movedByOthers = { data: [column(1, []), column(2, [card({ status_id: 2 })]), column(3, [bob]), column(6, [])] }

test('a card moved by somebody else appears in its column, glows and is announced', async () => {
  const pusher = await openBoard()
  answer(kanbanEndpoints.orders, movedByOthers)
  tell(pusher, [1])

  const link = await within(await columnNamed('Processing')).findByRole('link', { name: /Ann Lee/ })
  expect(link.closest('[data-card]')?.hasAttribute('data-arrived')).toBe(true)
  expect(await screen.findByText('TL0000000001 is now in “Processing”')).toBeTruthy()
})

test('for a while the card names the person who moved it, in place of its track', async () => {
  const pusher = await openBoard()
  const arrival = card({ status_id: 2, moved_by: { name: 'Sven Krüger', own: false } })
  answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, [arrival]), column(3, [bob]), column(6, [])] })
  tell(pusher, [1])

  const processing = await columnNamed('Processing')
  expect(await within(processing).findByText('S. Krüger, just now')).toBeTruthy()
  expect(await screen.findByText('Sven Krüger moved TL0000000001 to “Processing”')).toBeTruthy()
  expect(within(processing).getByRole('link', { name: /TL0000000001/ })).toBeTruthy()
})

test('moves of the same person in another tab are not announced', async () => {
  const pusher = await openBoard()
  const own = card({ status_id: 2, moved_by: { name: 'Sven Krüger', own: true } })
  answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, [own]), column(3, [bob]), column(6, [])] })
  tell(pusher, [1])
  const link = await within(await columnNamed('Processing')).findByRole('link', { name: /Ann Lee/ })
  expect(link.closest('[data-card]')?.hasAttribute('data-arrived')).toBe(false)
  expect(screen.queryByText(/just now/)).toBeNull()
})

test('a new order appears on the board', async () => {
  const pusher = await openBoard()
  answer(kanbanEndpoints.orders, {
    data: [column(1, [card({ id: 9, track: 'TL9', customer_full_name: 'Eve Moss' }), ann]), column(2, []), column(3, [bob]), column(6, [])],
  })
  tell(pusher, [9])
  const link = await within(await columnNamed('New')).findByRole('link', { name: /Eve Moss/ })
  expect(link.closest('[data-card]')?.hasAttribute('data-arrived')).toBe(true)
})

test('while a card is lifted nothing moves, and afterwards the board catches up', async () => {
  const pusher = await openBoard()
  const link = await screen.findByRole('link', { name: /Bob Ray/ })
  link.focus()
  await userEvent.keyboard(' ')
  answer(kanbanEndpoints.orders, movedByOthers)
  const before = asked(kanbanEndpoints.orders).length
  tell(pusher, [1])
  await waitFor(() => expect(asked(kanbanEndpoints.orders).length).toBeGreaterThan(before))
  expect(within(await columnNamed('New')).getByRole('link', { name: /Ann Lee/ })).toBeTruthy()

  await userEvent.keyboard('{Escape}')
  expect(await within(await columnNamed('Processing')).findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})

test('after a lost connection the board shows the changes of that time', async () => {
  const pusher = await openBoard()
  answer(kanbanEndpoints.orders, movedByOthers)
  pusher.move('unavailable')
  pusher.move('connected')
  act(() => pusher.confirm())
  expect(await within(await columnNamed('Processing')).findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})

test('a gap in the versions means a missed change', async () => {
  const pusher = await openBoard()
  tell(pusher, [], 1)
  answer(kanbanEndpoints.orders, movedByOthers)
  tell(pusher, [], 5)
  expect(await within(await columnNamed('Processing')).findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})

test('a changed board layout is shown at once, with the orders of a new column', async () => {
  const pusher = await openBoard()
  const layout = [2, 7].map((status_id, position) => ({ status_id, position, wip_limit: null, collapsed: false }))
  const row = {
    id: 9,
    name: 'Ours',
    organization_id: 1,
    country_id: 1,
    created_at: ann.status_changed_at,
    updated_at: ann.status_changed_at,
  }
  answer(kanbanEndpoints.board, { data: { ...row, columns: layout } })
  answer(kanbanEndpoints.orders, { data: [column(2, []), column(7, [card({ id: 8, status_id: 7, customer_full_name: 'Eva Hall' })])] })
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('board-changed', { id: 9 }))
  const delivered = within(await columnNamed('Delivered'))
  expect(await delivered.findByRole('link', { name: /Eva Hall/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'New' })).toBeNull())
})
