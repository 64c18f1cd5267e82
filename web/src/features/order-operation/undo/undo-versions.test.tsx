import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { courierEndpoints } from '@tracklane/contract/courier'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import type { OrderRow } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const REASON = 'The order has been changed meanwhile'
const [FROM, TO] = ['2099-05-06T08:00:00.000Z', '2099-05-06T12:00:00.000Z']
const bodies = (endpoint: Parameters<typeof asked>[0]) => asked(endpoint).map(({ body }) => body)

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(courierEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
})

async function openList(rows: OrderRow[]) {
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1 } })
  renderScreen('/order/index', { as: 'logist' })
  await screen.findByText(rows[0]?.track ?? '')
}

async function choose({ track }: OrderRow, name: string) {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(track) })
  await userEvent.click(await within(await screen.findByRole('menu')).findByRole('menuitem', { name }))
}

async function chooseForAll(rows: readonly OrderRow[], name: RegExp) {
  for (const { track, customer_full_name } of rows)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${track}, ${customer_full_name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }))
const refusedAlone = { data: { done: [], refused: [{ id: 1, reason: REASON }], versions: [] } }

test('a payment is undone from its own version; an order changed since stays, with the reason', async () => {
  answer(on.setPaid, { data: { done: [1], refused: [], versions: [7] } })
  await openList([orderRow()])
  await choose(orderRow(), 'Mark as paid')
  await screen.findByText('TL0000000001 marked as paid')
  answer(on.setPaid, refusedAlone)
  await undo()
  expect(await screen.findByText(`1 order could not go back: ${REASON}`)).toBeTruthy()
  expect(screen.queryByText('Undone')).toBeNull()
  expect(bodies(on.setPaid)).toEqual([
    { paid: true, orders: [1] },
    { paid: false, orders: [1], versions: [7] },
  ])
})

test('an unassigned courier is restored from the version of that change', async () => {
  const row = orderRow({ courier_id: 5, courier: 'Carl Fast', courier_order_id: 8 })
  const given = { id: 8, order_id: 1, courier_id: null, comment: null, created_at: TO, version: 2 }
  answer(courierOrderEndpoints.update, { data: { ...given, order_version: 7 } })
  await openList([row])
  await choose(row, 'Take the courier off')
  await screen.findByText('Courier taken off TL0000000001')
  answer(on.assignCourier, refusedAlone)
  await undo()
  expect(await screen.findByText(`1 order could not go back: ${REASON}`)).toBeTruthy()
  expect(bodies(courierOrderEndpoints.update)).toEqual([{ courier_id: null }])
  expect(bodies(on.assignCourier)).toEqual([{ courier_id: 5, order_ids: [1], versions: [7] }])
})

test('a delivery date is undone from its own version, start and end', async () => {
  const row = orderRow({ delivery_from: FROM, delivery_to: TO })
  answer(on.setDeliveryDate, { data: { done: [1], refused: [], versions: [7] } })
  await openList([row])
  await choose(row, 'Change delivery date…')
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByRole('textbox', { name: /Delivery date/ })
  await userEvent.clear(field)
  await userEvent.type(field, '08.05.2099{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: 'Change delivery date' }))
  await screen.findByText('Delivery date of TL0000000001 changed')
  answer(on.setDeliveryDate, refusedAlone)
  await undo()
  expect(await screen.findByText(`1 order could not go back: ${REASON}`)).toBeTruthy()
  expect(bodies(on.setDeliveryDate)[1]).toEqual({ delivery_from: FROM, delivery_to: TO, order_ids: [1], versions: [7] })
})

const named = (id: number, patch: Partial<OrderRow> = {}) =>
  orderRow({ id, track: `TL${id}`, customer_full_name: `Ann ${id}`, courier_id: 5, courier: 'Carl Fast', courier_order_id: 8, ...patch })

test.each([
  {
    what: 'payments',
    endpoint: on.setPaid,
    menu: /^Mark as paid/,
    button: 'Mark 3 as paid',
    done: '3 orders marked as paid',
    back: { paid: false, orders: [1, 2, 3] },
  },
  {
    what: 'couriers',
    endpoint: on.assignCourier,
    menu: /^Take the courier off/,
    button: 'Take the courier off 3 orders',
    done: 'Courier taken off 3 orders',
    back: { courier_id: 5, order_ids: [1, 2, 3] },
  },
])('of many $what the unchanged ones are undone; the others are named with the reason', async (row) => {
  const rows = [1, 2, 3].map((id) => named(id))
  answer(row.endpoint, { data: { done: [1, 2, 3], refused: [], versions: [4, 9, 2] } })
  await openList(rows)
  const dialog = await chooseForAll(rows, row.menu)
  await userEvent.click(await dialog.findByRole('button', { name: row.button }))
  await screen.findByText(row.done)
  answer(row.endpoint, { data: { done: [1, 3], refused: [{ id: 2, reason: REASON }], versions: [5, 3] } })
  await undo()
  expect(await screen.findByText('2 orders are as they were before')).toBeTruthy()
  expect(screen.getByText(`1 order could not go back: ${REASON} (TL2)`)).toBeTruthy()
  expect(bodies(row.endpoint)[1]).toEqual({ ...row.back, versions: [4, 9, 2] })
})

test('of many delivery dates the unchanged ones are undone, start and end; the others are named with the reason', async () => {
  const rows = [1, 2, 3].map((id) =>
    orderRow({ id, track: `TL${id}`, customer_full_name: `Ann ${id}`, delivery_from: FROM, delivery_to: TO }),
  )
  const none = orderRow({ id: 4, track: 'TL4', customer_full_name: 'Ann 4' })
  answer(on.setDeliveryDate, { data: { done: [1, 2, 3, 4], refused: [], versions: [2, 5, 3, 9] } })
  await openList([...rows, none])
  const dialog = await chooseForAll([...rows, none], /^Change delivery date/)
  await userEvent.type(await dialog.findByRole('textbox', { name: /Delivery date/ }), '08.05.2099{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: 'Change delivery date of 4 orders' }))
  await screen.findByText('Delivery date of 4 orders changed')

  answer(on.setDeliveryDate, { data: { done: [1, 3], refused: [{ id: 2, reason: REASON }], versions: [3, 4] } })
  refuse(orderEditEndpoints.update, 412, { error: 'Somebody changed this meanwhile' })
  await undo()
  expect(await screen.findByText('2 orders are as they were before')).toBeTruthy()
  expect(screen.getByText(`1 order could not go back: ${REASON} (TL2)`)).toBeTruthy()
  expect(screen.getByText('1 order could not go back: Somebody changed this meanwhile (TL4)')).toBeTruthy()
  const back = { delivery_from: FROM, delivery_to: TO, order_ids: [1, 2, 3], versions: [2, 5, 3], batch: expect.any(String) }
  expect(bodies(on.setDeliveryDate)[1]).toEqual(back)
  expect(asked(orderEditEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"9"', { delivery_from: null, delivery_to: null }],
  ])
})
