import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import dayjs from 'dayjs'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { dayFromNow, instantOf, today } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { ann, answerStatuses, bodies, choose, done, openList, openMenu } from './operation.testing.ts'

beforeEach(answerStatuses)

test('of two opposite operations the menu offers the one that applies', async () => {
  await openList([orderRow({ paid: true, archived: true })])
  const menu = await openMenu(ann)
  expect(within(menu).getByRole('menuitem', { name: 'Mark as not paid' })).toBeTruthy()
  expect(within(menu).getByRole('menuitem', { name: 'Restore from archive…' })).toBeTruthy()
  expect(within(menu).queryByRole('menuitem', { name: 'Mark as paid' })).toBeNull()
  expect(within(menu).queryByRole('menuitem', { name: 'Archive' })).toBeNull()
})

test('actions that an archived order refuses are listed with the reason', async () => {
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

test('archiving shows a toast, and Undo restores the order', async () => {
  answer(on.archive, done(1))
  answer(on.restoreFromArchive, done(1))
  await openList([ann])
  await choose(ann, 'Archive')
  expect(await screen.findByText('TL0000000001 archived')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(bodies(on.restoreFromArchive)).toEqual([{ order_ids: [1] }])
})

test('a refusal of one order is shown as an error', async () => {
  answer(on.setPaid, { data: { done: [], refused: [{ id: 1, reason: 'The order is paid already' }] } })
  await openList([ann])
  await choose(ann, 'Mark as paid')
  expect(await screen.findByText('The order is paid already')).toBeTruthy()
  expect(screen.queryByText('TL0000000001 marked as paid')).toBeNull()
})

test('deleting asks first and says that the order can be restored', async () => {
  answer(on.remove, undefined)
  await openList([ann])
  await choose(ann, 'Delete…')
  const text = 'TL0000000001 can be restored.'
  expect(await screen.findByRole('dialog', { name: 'Delete 1 order?' })).toBeTruthy()
  await screen.findByText(text)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect(asked(on.remove)).toEqual([])

  await choose(ann, 'Delete…')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('TL0000000001 deleted')).toBeTruthy()
})

test('a new address is sent; a refusal is shown at the field, and the dialog stays', async () => {
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

test('Undo of an address names the version of the change, and reports a newer change of somebody else', async () => {
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

test('an address does not overwrite a change of somebody else: it is reported, and the dialog keeps its input', async () => {
  refuse(on.changeAddress, 412, { error: 'Somebody changed this meanwhile' })
  await openList([ann])
  await choose(ann, 'Change address…')
  const field = await screen.findByRole('textbox', { name: /Address/ })
  await userEvent.type(field, ', back door')
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('Somebody changed this meanwhile')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Address/ }).value).toBe(`${ann.customer_address}, back door`)
})

test('the actual delivery date: OK needs a date, a removed date is an error, and a saved one is confirmed', async () => {
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

test('a delivery date that cannot be saved closes the dialog and shows “Save error” with the reason', async () => {
  refuse(on.changeDeliveredAt, 422, { errors: { deliveredAt: ['The delivery cannot lie in the future'] } })
  await openList([ann])
  await choose(ann, 'Set actual delivery date…')
  await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Save error')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
  expect((await screen.findByText('The delivery cannot lie in the future')).textContent).toContain('TL0000000001')
})

test('another day for an order with an end alone sets no start', async () => {
  answer(on.setDeliveryDate, done(1))
  const [before, after] = [1, 2].map((days) => instantOf(dayFromNow(days), '16:00'))
  const row = orderRow({ delivery_from: null, delivery_to: before ?? null })
  await openList([row])
  await choose(row, 'Change delivery date…')
  const dialog = within(await screen.findByRole('dialog'))
  const save = await dialog.findByRole('button', { name: 'Change delivery date' })
  expect(save).toHaveProperty('disabled', true)
  const field = await dialog.findByRole('textbox', { name: 'Delivery date' })
  await userEvent.clear(field)
  await userEvent.type(field, '+2{Tab}')
  await userEvent.click(save)
  await waitFor(() => expect(bodies(on.setDeliveryDate)).toMatchObject([{ delivery_from: null, delivery_to: after, order_ids: [1] }]))
})

test('the start of a delivery window is removed by emptying it', async () => {
  answer(on.setDeliveryDate, done(1))
  const [from, to] = ['09:00', '16:00'].map((time) => instantOf(dayFromNow(1), time)) as [string, string]
  const row = orderRow({ delivery_from: from, delivery_to: to })
  await openList([row])
  await choose(row, 'Change delivery date…')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('spinbutton', { name: 'From, hours' }))
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}')
  await userEvent.click(dialog.getByRole('button', { name: 'Change delivery date' }))
  await waitFor(() => expect(bodies(on.setDeliveryDate)).toMatchObject([{ delivery_from: null, delivery_to: to, order_ids: [1] }]))
})

test('the reason within the status is a move to the same status', async () => {
  answer(orderMoveEndpoints.setStatus, { data: { ...ann, transitions: [], refused: [] } })
  await openList([ann])
  await choose(ann, 'Change reason…')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Waits for stock' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change reason' }))
  await waitFor(() => expect(bodies(orderMoveEndpoints.setStatus)).toEqual([{ from_status_id: 1, sub_status_id: 4 }]))
})
