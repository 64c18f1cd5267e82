import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderRow } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { ann, answerStatuses, bob, bodies, done, openList, selectAll } from './operation.testing.ts'

beforeEach(answerStatuses)

test('for many orders the menu has the number that each action applies to, and the plan the reasons of the others', async () => {
  const old = orderRow({ id: 3, track: 'TL0000000003', archived: true })
  answer(on.archive, done(1, 2))
  await openList([ann, bob, old])
  const menu = await selectAll([ann, bob, old])
  expect(within(menu).getByRole('menuitem', { name: /^Archive/ }).textContent).toBe('Archive2 of 3')
  await userEvent.click(within(menu).getByRole('menuitem', { name: /^Archive/ }))

  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Possible for 2 orders')).toBeTruthy()
  expect(within(dialog).getByText('The order is archived already').textContent).toContain('TL0000000003')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive 2 orders' }))
  expect(await within(dialog).findByText('2 orders archived')).toBeTruthy()
  expect(bodies(on.archive)).toEqual([{ order_ids: [1, 2] }])
})

test('no address is offered for many orders', async () => {
  await openList([ann, bob])
  const menu = await selectAll([ann, bob])
  expect(within(menu).getByRole('menuitem', { name: /^Change delivery date/ })).toBeTruthy()
  expect(within(menu).queryByRole('menuitem', { name: /address/i })).toBeNull()
})

test('a 429 is no refusal: the same request is sent again under its key', async () => {
  refuse(on.archive, 429, { error: 'Too many requests' })
  await openList([ann, bob])
  const menu = await selectAll([ann, bob])
  await userEvent.click(within(menu).getByRole('menuitem', { name: /^Archive/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Archive 2 orders' }))
  expect(await within(dialog).findByText('Too many requests')).toBeTruthy()

  answer(on.archive, done(1, 2))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('2 orders archived')).toBeTruthy()
  const [first, second] = asked(on.archive)
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  expect(second?.body).toEqual(first?.body)
})

test('refused orders are in the result with their reason, and after a retry Undo is there for those that may go back', async () => {
  // The flow of these orders is unknown here, so the server says which can go.
  const [ann, bob, cem] = ['Ann Lee', 'Bob Ray', 'Cem Koç'].map((customer_full_name, at) =>
    orderRow({ id: at + 1, track: `TL000000000${at + 1}`, flow_id: 9, customer_full_name }),
  ) as [OrderRow, OrderRow, OrderRow] // three names
  const preview = { can: [1, 2], refused: [{ id: 3, reason: 'No step' }], requires: [], asks: [] }
  answer(orderMoveEndpoints.previewStatuses, { data: preview })
  refuse(orderMoveEndpoints.setStatuses, 503, { error: 'Not now' })
  await openList([ann, bob, cem])
  await selectAll([ann, bob, cem])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Processing…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Move 2 orders' }))
  expect(await dialog.findByText('3 orders were not moved')).toBeTruthy()

  answer(orderMoveEndpoints.setStatuses, { data: { done: [1, 2], refused: [] } })
  answer(orderMoveEndpoints.previewStatuses, { data: { ...preview, can: [2], refused: [{ id: 1, reason: 'No way' }] } })
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('2 orders moved to “Processing”')).toBeTruthy()
  expect(dialog.getByText('1 order was not moved')).toBeTruthy()
  expect(dialog.getByText('No step')).toBeTruthy()
  expect(await dialog.findByText('The flow has no way back for 1 order.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bodies(orderMoveEndpoints.setStatuses).at(-1)).toEqual({ order_ids: [2], status_id: 1 }))
})

test('undoing a new courier gives each order back to its former one', async () => {
  const taken = orderRow({ id: 2, track: 'TL0000000002', courier_id: 5, courier: 'Carl Fast' })
  answer(on.assignCourier, ({ body }) => done(...(body as { order_ids: number[] }).order_ids))
  await openList([ann, taken])
  const menu = await selectAll([ann, taken])
  await userEvent.click(within(menu).getByRole('menuitem', { name: /^Take the courier off/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Take the courier off 1 order' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }))
  expect(await within(dialog).findByText('1 order is as it was before')).toBeTruthy()
  expect(bodies(on.assignCourier)).toEqual([
    { courier_id: null, order_ids: [2] },
    { courier_id: 5, order_ids: [2] },
  ])
})

test('an actual delivery date is saved order by order; failures are listed and tried again alone', async () => {
  answer(on.changeDeliveredAt, { data: { ...ann, transitions: [], refused: [] } })
  await openList([ann, bob])
  const menu = await selectAll([ann, bob])
  await userEvent.click(within(menu).getByRole('menuitem', { name: /^Set actual delivery date/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
  refuse(on.changeDeliveredAt, 503, { error: 'Not now' })
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('2 orders were not changed')).toBeTruthy()
  expect(await screen.findByText('Save error')).toBeTruthy()

  answer(on.changeDeliveredAt, { data: { ...ann, transitions: [], refused: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Actual delivery date of 2 orders set')).toBeTruthy()
  expect(asked(on.changeDeliveredAt).map(({ path }) => path)).toEqual([1, 2, 1, 2].map((id) => `/api/order/change-delivered-at/${id}`))
})
