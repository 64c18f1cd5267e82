import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, cutOff } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { takeTimers } from '#testing/take-timers.ts'

/** Milliseconds, longer than all repeated requests with the pauses between them. */
const ALL_TRIES = 7_000

const way = (status_id: number) => ({ status_id, status: String(status_id), requires: [], asks: [] })
const standing = (status_id: number, ...ways: number[]) => ({
  data: { ...orderRow({ status_id, flow_id: 9 }), transitions: ways.map(way), refused: [] },
})

beforeEach(async () => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [orderRow({ flow_id: 9 })], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(orderEndpoints.get, standing(1, 2))
  cutOff(orderMoveEndpoints.setStatus)
  renderScreen('/order/index?id=1', { as: 'logist' })
  await screen.findByRole('dialog', { name: 'Order TL0000000001' })
})

const move = () => userEvent.click(screen.getByRole('button', { name: 'Start processing' }))

test('a move whose answer was lost is shown as moved, with Undo', async () => {
  answer(orderEndpoints.get, standing(2, 1))
  await move()
  expect(await screen.findByText('TL0000000001 moved to “Processing”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('a move that was lost itself is reported, without Undo', async () => {
  await move()
  expect(await screen.findByText('TL0000000001 was not moved: the server could not be reached. Try again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('without an answer for long the outcome is shown as unknown', async () => {
  cutOff(orderEndpoints.get)
  const pass = takeTimers()
  await move()
  await pass(ALL_TRIES)
  expect(await screen.findByText('It is not known whether TL0000000001 was moved: the server cannot be reached.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('an Undo whose answer was lost is sent again under its key, and can be undone once more', async () => {
  answer(orderMoveEndpoints.setStatus, standing(2, 1))
  cutOff(orderMoveEndpoints.setStatuses)
  await move()
  const pass = takeTimers()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await pass(ALL_TRIES)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(orderMoveEndpoints.setStatuses, { data: { done: [1], refused: [] } })
  await userEvent.click(again)
  expect(await screen.findByText('Undone')).toBeTruthy()
  const keys = asked(orderMoveEndpoints.setStatuses).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(2)
  await waitFor(() => expect(new Set(keys).size).toBe(1))
})
