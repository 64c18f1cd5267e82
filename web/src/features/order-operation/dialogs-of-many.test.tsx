import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CourierListRow, courierEndpoints } from '@tracklane/contract/courier'
import type { MoveField } from '@tracklane/contract/order-flow'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { instantOf } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { bodies, done, openList, selectAll } from './operation.testing.ts'

const [FROM, TO] = ['2099-05-06T08:00:00.000Z', '2099-05-06T12:00:00.000Z']
const rows = [1, 2, 3].map((id) =>
  orderRow({ id, track: `TL${id}`, customer_full_name: `Ann ${id}`, flow_id: 9, delivery_from: FROM, delivery_to: TO }),
)
const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]] // three of them

function courier(id: number, name: string): CourierListRow {
  return { id, name, organization_id: 1, country_id: 1, vehicle: 'car', capacity: 10, active: true, open_orders: 2, day_orders: 0 }
}

beforeEach(() => {
  answer(orderStatusEndpoints.list, {
    data: [
      { id: 1, name: 'New', sub_statuses: [] },
      { id: 5, name: 'Rejected', sub_statuses: [{ id: 50, name: 'Too expensive', organization_id: null }] },
    ],
  })
  answer(on.setDeliveryDate, done(1, 2, 3))
  answer(courierEndpoints.options, { data: [courier(4, 'Dora Swift'), courier(5, 'Felix Wolf')] })
})

/** Moves all to that status, with the server's preview; returns the dialog. */
async function moveAll(status: string, preview: Partial<Parameters<typeof previewed>[0]>) {
  previewed(preview)
  await openList(rows)
  await selectAll(rows)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${status}…` }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(asked(orderMoveEndpoints.previewStatuses)).not.toHaveLength(0))
  await dialog.findAllByText(/orders? (can be moved|needs? a courier|cannot be moved)/)
  return dialog
}

function previewed(patch: { can?: number[]; requires?: number[]; refused?: number[]; asks?: MoveField[] }) {
  const { can = [], requires = [], refused = [], asks = [] } = patch
  answer(orderMoveEndpoints.previewStatuses, {
    data: {
      can,
      requires: requires.map((id) => ({ id, fields: ['courier_id'] as const })),
      refused: refused.map((id) => ({ id, reason: 'No step' })),
      asks,
    },
  })
  answer(orderMoveEndpoints.setStatuses, ({ body }) => done(...(body as { order_ids: number[] }).order_ids))
}

const sent = () => bodies(orderMoveEndpoints.setStatuses).map((body) => body as { order_ids: number[]; courier_id?: number })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('for orders that need a courier the dialog starts in the search; a name and Enter send all', async () => {
  await moveAll('In delivery', { can: [1], requires: [2, 3], asks: ['courier_id'] })
  expect(focused()).toBe('Find a courier')
  await userEvent.keyboard('wolf{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ order_ids, courier_id }) => [order_ids, courier_id])).toEqual([
    [[1], undefined],
    [[2, 3], 5],
  ])
})

test('Enter without a courier sends nothing; a separate button sends the part that can go', async () => {
  const dialog = await moveAll('In delivery', { can: [1], requires: [2, 3], asks: ['courier_id'] })
  await userEvent.keyboard('nobody{Enter}{Control>}{Enter}{/Control}')
  expect(dialog.getByText('No courier found')).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Move 1 order' }))
  await waitFor(() => expect(sent().map(({ order_ids }) => order_ids)).toEqual([[1]]))
})

test('where none can go, typing and Enter close nothing', async () => {
  const dialog = await moveAll('In delivery', { refused: [1, 2, 3] })
  await userEvent.keyboard('felix{Enter}')
  expect(dialog.getByText('3 orders cannot be moved')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('without a question the button has the focus', async () => {
  await moveAll('Processing', { can: [1, 2, 3] })
  expect(focused()).toContain('Move 3 orders')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent().map(({ order_ids }) => order_ids)).toEqual([[1, 2, 3]]))
})

test('a reason is asked first; typed and chosen with Enter, the next Enter sends', async () => {
  const dialog = await moveAll('Rejected', { can: [1, 2, 3], asks: ['sub_status_id'] })
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Reason' }))
  await userEvent.keyboard('exp{Enter}')
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toMatchObject([{ order_ids: [1, 2, 3], sub_status_id: 50 }]))
})

test('A assigns all of them to the typed courier', async () => {
  answer(on.assignCourier, done(1, 2, 3))
  await openList(rows)
  await selectAll(rows)
  await userEvent.keyboard('{Escape}a')
  await screen.findByRole('dialog')
  await screen.findByText('Felix Wolf')
  expect(focused()).toBe('Find a courier')
  await userEvent.keyboard('wolf{Enter}')
  await waitFor(() => expect(bodies(on.assignCourier)).toEqual([{ courier_id: 5, order_ids: [1, 2, 3] }]))
})

test('for orders of two days each courier is shown with the load of the fullest day', async () => {
  answer(courierEndpoints.options, ({ query }) => ({
    data: [{ ...courier(4, 'Dora Swift'), day_orders: query.get('day') === '2099-05-07' ? 9 : 1 }],
  }))
  const other = orderRow({ ...second, delivery_from: '2099-05-07T08:00:00.000Z', delivery_to: '2099-05-07T12:00:00.000Z' })
  await openList([first, other])
  await selectAll([first, other])
  await userEvent.keyboard('{Escape}a')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('9 of 10, 1 free')).toBeTruthy()
  expect(dialog.getByText(/fullest on .*07\.05/)).toBeTruthy()
  expect(asked(courierEndpoints.options).map(({ query }) => query.get('day'))).toEqual(['2099-05-06', '2099-05-07'])
})

test('a delivery date for all is asked in its field, and Ctrl+Enter sends it', async () => {
  answer(on.setDeliveryDate, done(1, 2, 3))
  await openList(rows)
  await userEvent.click(within(await selectAll(rows)).getByRole('menuitem', { name: /^Change delivery date/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByRole('textbox', { name: /Delivery date/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('08.05.2099{Enter}')
  expect(await screen.findByText('Delivery date of 3 orders changed')).toBeTruthy()
  expect(bodies(on.setDeliveryDate)).toMatchObject([{ delivery_to: instantOf('2099-05-08', '18:00'), order_ids: [1, 2, 3] }])
})

test('a delivery date for all without a start keeps the length of each window', async () => {
  await openList(rows)
  await userEvent.click(within(await selectAll(rows)).getByRole('menuitem', { name: /^Change delivery date/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox', { name: /Delivery date/ }), '08.05.2099')
  await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Change delivery date/ }))
  await waitFor(() => expect(bodies(on.setDeliveryDate)).toMatchObject([{ delivery_to: instantOf('2099-05-08', '18:00') }]))
  expect(bodies(on.setDeliveryDate)[0]).not.toHaveProperty('delivery_from')
})

test('without refusals a toast says so and undoes it, also by Z later', async () => {
  answer(on.archive, done(1, 2))
  answer(on.restoreFromArchive, done(1, 2))
  await openList(rows)
  await userEvent.click(within(await selectAll([first, second])).getByRole('menuitem', { name: /^Archive/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Archive 2 orders' }))
  expect(await screen.findByText('2 orders archived')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('2 orders archived')).toBeNull())
  await userEvent.keyboard('z')
  expect(await screen.findByText('2 orders are as they were before')).toBeTruthy()
  expect(bodies(on.restoreFromArchive)).toEqual([{ order_ids: [1, 2] }])
})

test('Undo of the toast restores the windows that were changed with the move', async () => {
  const dialog = await moveAll('Redelivery', { can: [1, 2, 3], asks: ['delivery_window'] })
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'New delivery day' }))
  await userEvent.keyboard('08.05.2099{Enter}')
  await screen.findByText(/^3 orders moved to “Redelivery”/)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent().map(({ order_ids }) => order_ids)).toHaveLength(2))
  await waitFor(() => expect(bodies(on.setDeliveryDate)).toMatchObject([{ delivery_to: TO, order_ids: [1, 2, 3] }]))
})

test('deleting many asks a question that names them and says that they can be restored', async () => {
  await openList(rows)
  await userEvent.click(within(await selectAll(rows)).getByRole('menuitem', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 orders?' }))
  expect(dialog.getByText('They can be restored.')).toBeTruthy()
  expect(dialog.getByText('TL1, TL2, TL3')).toBeTruthy()
  expect(dialog.queryByText(/irreversible/)).toBeNull()
})

test('keys act on the selection before the focused row, M as well', async () => {
  refuse(orderMoveEndpoints.previewStatuses, 503, {})
  await openList(rows)
  await selectAll([first, second])
  await userEvent.keyboard('{Escape}')
  screen.getByRole('link', { name: /TL3/ }).focus()
  await userEvent.keyboard('m')
  expect(await screen.findByRole('menuitem', { name: 'Processing…' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Open order' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  screen.getByRole('link', { name: /TL3/ }).focus()
  await userEvent.keyboard('2')
  expect(await screen.findByRole('dialog', { name: '2 orders to “Processing”' })).toBeTruthy()
})

test.each(['Actions', 'Move to'])('a closed dialog returns the focus to the button “%s” of its menu', async (name) => {
  previewed({ can: [1, 2, 3] })
  await openList(rows)
  await selectAll(rows)
  await userEvent.keyboard('{Escape}')
  const button = screen.getByRole('button', { name })
  for (let times = 0; times < 2; times += 1) {
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
})

test.each(['{Escape}', '{Enter}'])('clearing the selection from its bar by %s returns the focus to the row', async (key) => {
  await openList(rows)
  const row = screen.getByRole('link', { name: /Ann 2/ })
  row.focus()
  await userEvent.keyboard('x')
  const clear = await screen.findByRole('button', { name: 'Clear the selection' })
  clear.focus()
  await userEvent.keyboard(key)
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(row))
})
