import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { ordersChannel } from '@tracklane/contract/realtime'
import { expect, test, vi } from 'vitest'
import { answer } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard, bob, card, column } from './kanban.testing.ts'

// The server goes away before the menu is loaded, and never answers.
vi.mock('./card/card-menu.tsx', () => new Promise(() => undefined))

test('a menu that cannot be loaded delays no change of others', async () => {
  answerBoard()
  FakePusher.last = undefined
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  const pusher = await waitFor(() => {
    if (!FakePusher.last?.channel(ordersChannel(1, 1))) throw new Error('The board listens to nothing yet')
    return FakePusher.last
  })
  pusher.move('connected')
  act(() => pusher.confirm())
  await userEvent.click(screen.getByRole('button', { name: 'Actions for TL0000000001' }))

  answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, [card({ status_id: 2 })]), column(3, [bob]), column(6, [])] })
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('orders-changed', { ids: [1], version: 1 }))
  const processing = await screen.findByRole('region', { name: 'Processing' })
  expect(await within(processing).findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})
