import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, at, delivery, NOW } from './courier-home.testing.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'

withDisk()

const { setStatus } = orderMoveEndpoints

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(async () => {
  cleanup()
  await outgoingMoves.clear('7')
  vi.useRealTimers()
})

test('where the flow allows it, an outcome can be undone at the done orders', async () => {
  const person = userEvent.setup()
  const back = { status_id: 6, status: 'In delivery', requires: [], asks: [] }
  answerDeliveries([delivery({ status_id: 7, transitions: [back] }), delivery({ id: 2, track: 'TL-STAYS', status_id: 7 })])
  answer(setStatus, { data: delivery() })
  renderScreen('/', { as: 'courier' })
  await person.click(await screen.findByText('Done today'))
  expect(screen.queryByRole('button', { name: 'Undo: TL-STAYS' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Undo: TL0000000001' }))
  await waitFor(() => expect(asked(setStatus)).toHaveLength(1))
  expect(asked(setStatus)[0]?.body).toEqual({ from_status_id: 7 })
})

test.each([
  [2, 'The office is still preparing it'],
  [3, 'Waits until the office sends it out'],
  [4, 'Waits until the office sends it out again'],
])('an order in %i without a move says who acts next', async (status_id, text) => {
  answerDeliveries([delivery({ status_id, delivery_to: at(18) })])
  renderScreen('/', { as: 'courier' })
  expect(await screen.findByText(text)).toBeDefined()
})
