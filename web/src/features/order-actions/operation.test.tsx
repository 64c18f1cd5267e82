import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import dayjs from 'dayjs'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { today } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

beforeEach(() => answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [{ id: 4, name: 'Waits for stock' }] }] }))

/** The list with these orders. */
async function openList(rows: OrderRow[], as: 'logist' | 'organization_admin' = 'logist') {
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1 } })
  renderScreen('/order/index', { as })
  await screen.findByText(rows[0]?.track ?? '')
}

async function openMenu(row: OrderRow) {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(row.track) })
  return screen.findByRole('menu')
}

async function choose(row: OrderRow, name: string) {
  await userEvent.click(await within(await openMenu(row)).findByRole('menuitem', { name }))
}

async function selectAll(rows: readonly OrderRow[]) {
  for (const { track, customer_full_name } of rows)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${track}, ${customer_full_name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  return screen.findByRole('menu')
}

const done = (...ids: number[]) => ({ data: { done: ids, refused: [] } })
const bodies = (endpoint: Parameters<typeof asked>[0]) => asked(endpoint).map(({ body }) => body)
const ann = orderRow()
const bob = orderRow({ id: 2, track: 'TL0000000002', customer_full_name: 'Bob Ray' })

test('of two opposites the menu offers the one that leads on', async () => {
  await openList([orderRow({ paid: true, archived: true })])
  const menu = await openMenu(ann)
  expect(within(menu).getByRole('menuitem', { name: 'Mark as not paid' })).toBeTruthy()
  expect(within(menu).getByRole('menuitem', { name: 'Restore from archive…' })).toBeTruthy()
  expect(within(menu).queryByRole('menuitem', { name: 'Mark as paid' })).toBeNull()
  expect(within(menu).queryByRole('menuitem', { name: 'Archive' })).toBeNull()
})

test('what an archived order refuses is there with the reason', async () => {
  await openList([orderRow({ archived: true })])
  const menu = within(await openMenu(ann))
  expect(menu.queryByText('Assign courier…')).toBeNull()
  await userEvent.click(menu.getByRole('menuitem', { name: /Not possible now/ }))
  const reason = 'The order is archived. These roles can restore it: Administrator and Logist'
  for (const name of ['Assign courier…', 'Change delivery date…', 'Set actual delivery date…', 'Change address…'])
    expect(menu.getByRole('menuitem', { name: new RegExp(name) }).textContent).toContain(reason)
})

test('archiving and payments are not offered to an organization administrator', async () => {
  await openList([ann], 'organization_admin')
  const menu = await openMenu(ann)
  expect(within(menu).getByRole('menuitem', { name: 'Delete…' })).toBeTruthy()
  expect(within(menu).queryByRole('menuitem', { name: 'Archive' })).toBeNull()
  expect(within(menu).queryByRole('menuitem', { name: 'Mark as paid' })).toBeNull()
})

test('archiving says so, and Undo brings the order back', async () => {
  answer(on.archive, done(1))
  answer(on.restoreFromArchive, done(1))
  await openList([ann])
  await choose(ann, 'Archive')
  expect(await screen.findByText('TL0000000001 archived')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(bodies(on.restoreFromArchive)).toEqual([{ order_ids: [1] }])
})

test('what the server refuses of one order is an error', async () => {
  answer(on.setPaid, { data: { done: [], refused: [{ id: 1, reason: 'The order is paid already' }] } })
  await openList([ann])
  await choose(ann, 'Mark as paid')
  expect(await screen.findByText('The order is paid already')).toBeTruthy()
  expect(screen.queryByText('TL0000000001 marked as paid')).toBeNull()
})

test('deleting asks with the specification’s words, and nothing happens without a yes', async () => {
  answer(on.remove, undefined)
  await openList([ann])
  await choose(ann, 'Delete…')
  const text = 'Are you sure you want to delete the item? This action is irreversible.'
  await screen.findByText(text)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect(asked(on.remove)).toEqual([])

  await choose(ann, 'Delete…')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('TL0000000001 deleted')).toBeTruthy()
})

test('a new address is sent; what the server finds stands at the field, and the dialog stays', async () => {
  refuse(on.changeAddress, 422, { errors: { address: ['Too far away'] } })
  await openList([ann])
  await choose(ann, 'Change address…')
  const dialog = await screen.findByRole('dialog')
  const field = await within(dialog).findByRole('textbox', { name: /Address/ })
  expect(within(dialog).getByRole('button', { name: 'Change address' }).hasAttribute('disabled')).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, 'Moon 1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change address' }))
  expect(await within(dialog).findByText('Too far away')).toBeTruthy()
  expect(bodies(on.changeAddress)).toEqual([{ address: 'Moon 1' }])
  expect(asked(on.changeAddress)[0]?.headers.get('If-Match')).toBe(`"${ann.version}"`)
})

test('an address goes back from the version that the change has made, and says so when somebody was quicker', async () => {
  answer(on.changeAddress, { data: { ...ann, version: 2, transitions: [], refused: [] } })
  await openList([ann])
  await choose(ann, 'Change address…')
  const field = await screen.findByRole('textbox', { name: /Address/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Moon 1')
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('Address of TL0000000001 changed')).toBeTruthy()

  refuse(on.changeAddress, 412, { error: 'Somebody changed this meanwhile' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 order could not go back: Somebody changed this meanwhile')).toBeTruthy()
  expect(bodies(on.changeAddress)).toEqual([{ address: 'Moon 1' }, { address: ann.customer_address }])
  expect(asked(on.changeAddress).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"'])
})

test('an address is not changed over what somebody else has done: it is said, and the dialog keeps what was written', async () => {
  refuse(on.changeAddress, 412, { error: 'Somebody changed this meanwhile' })
  await openList([ann])
  await choose(ann, 'Change address…')
  const field = await screen.findByRole('textbox', { name: /Address/ })
  await userEvent.type(field, ', back door')
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('Somebody changed this meanwhile')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Address/ }).value).toBe(`${ann.customer_address}, back door`)
})

test('the actual delivery date: OK waits for a date, a date taken back is missed, and what was saved is said', async () => {
  answer(on.changeDeliveredAt, { data: { ...ann, transitions: [], refused: [] } })
  await openList([ann])
  await choose(ann, 'Set actual delivery date…')
  const dialog = await screen.findByRole('dialog')
  const ok = within(dialog).getByRole('button', { name: 'OK' })
  expect(ok.hasAttribute('disabled')).toBe(true)
  const day = within(dialog).getByRole('button', { name: dayjs().format('D MMMM YYYY') })
  await userEvent.click(day)
  await userEvent.click(day)
  expect(await within(dialog).findByText('Value missed')).toBeTruthy()
  expect(ok.hasAttribute('disabled')).toBe(true)
  await userEvent.click(day)
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Actual delivery date of TL0000000001 set')).toBeTruthy()
  expect(bodies(on.changeDeliveredAt)).toEqual([{ deliveredAt: today() }])
})

test('a delivery date that cannot be saved closes the dialog, says “Save error” and what failed', async () => {
  refuse(on.changeDeliveredAt, 422, { errors: { deliveredAt: ['The delivery cannot lie in the future'] } })
  await openList([ann])
  await choose(ann, 'Set actual delivery date…')
  await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Save error')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
  expect((await screen.findByText('The delivery cannot lie in the future')).textContent).toContain('TL0000000001')
})

test('of many the menu says with how many each can be done, and the plan why not with the others', async () => {
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

test('of many no address is offered: each has its own', async () => {
  await openList([ann, bob])
  const menu = await selectAll([ann, bob])
  expect(within(menu).getByRole('menuitem', { name: /^Change delivery date/ })).toBeTruthy()
  expect(within(menu).queryByRole('menuitem', { name: /address/i })).toBeNull()
})

test('too many requests are no refusal: the same request is sent again under its key', async () => {
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

test('what could not go stands in the result with its reason, and Undo is there after a retry, for those that may go back', async () => {
  // Of a flow of which nothing is known here: the server says who can go.
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

test('undoing a new courier gives each order back to the one it had', async () => {
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

test('an actual delivery date is saved order by order; what failed is listed and tried again alone', async () => {
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

test('the reason within the status is a move to the status itself', async () => {
  answer(orderMoveEndpoints.setStatus, { data: { ...ann, transitions: [], refused: [] } })
  await openList([ann])
  await choose(ann, 'Change reason…')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Waits for stock' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change reason' }))
  await waitFor(() => expect(bodies(orderMoveEndpoints.setStatus)).toEqual([{ from_status_id: 1, sub_status_id: 4 }]))
})
