import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderPrintEndpoints as on } from '@tracklane/contract/order-print'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { useLabelChoice } from './label-choice.store.ts'

const ann = orderRow()
const bob = orderRow({ id: 2, track: 'TL0000000002', customer_full_name: 'Bob Ray', label_printed_at: '2026-03-01T08:00:00Z' })
const eve = orderRow({ id: 3, track: 'TL0000000003', customer_full_name: 'Eve Hall' })

beforeEach(() => {
  answer(courierEndpoints.options, { data: [] })
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(on.check, { data: { printable: [1, 2, 3], refused: [], warnings: [] } })
  answer(on.labels, { type: 'pdf', name: 'Labels', content: new Uint8Array() })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  useLabelChoice.setState({ format: '100x150', start: 1 })
  vi.restoreAllMocks()
})

const driver = (id: number, name: string) => ({
  id,
  name,
  organization_id: 1,
  country_id: 1,
  vehicle: 'car' as const,
  capacity: null,
  active: true,
  open_orders: 1,
  day_orders: 0,
})

const printed = () =>
  waitFor(() => {
    const bodies = asked(on.labels).map(({ body }) => body)
    expect(bodies).not.toEqual([])
    return bodies
  })

async function openList(rows: OrderRow[], as: 'logist' | 'reporter' = 'logist') {
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1 } })
  renderScreen('/order/index', { as })
  await screen.findByText(rows[0]?.track ?? '')
}

async function openMenu(row: OrderRow) {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(row.track) })
  return within(await screen.findByRole('menu'))
}

/** Opens the dialog for these orders, ticked in this order. */
async function openDialog(rows: readonly OrderRow[]) {
  for (const { track, customer_full_name } of rows)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${track}, ${customer_full_name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Print labels?/ }))
  return within(await screen.findByRole('dialog'))
}

test("one order is printed from its menu, on the label printer's paper", async () => {
  answer(on.check, { data: { printable: [1], refused: [], warnings: [] } })
  await openList([ann])
  await userEvent.click((await openMenu(ann)).getByRole('menuitem', { name: 'Print label…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print label: TL0000000001' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Print 1 label' }))
  expect(await printed()).toEqual([{ order_ids: [1], format: '100x150', start: 1, skip: false }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('several are printed in the order of the screen, independent of their selection', async () => {
  await openList([ann, bob, eve])
  const dialog = await openDialog([eve, ann, bob])
  await userEvent.click(await dialog.findByRole('button', { name: 'Print 3 labels' }))
  expect(asked(on.check).map(({ body }) => body)).toEqual([{ order_ids: [1, 2, 3] }])
  expect(await printed()).toEqual([{ order_ids: [1, 2, 3], format: '100x150', start: 1, skip: false }])
})

test("the manifest of the orders' couriers is printed together with the labels: of one at once, of several after a choice", async () => {
  answer(courierEndpoints.options, { data: [driver(7, 'Sven Wolf'), driver(8, 'Johanna Lang'), driver(9, 'Ola Free')] })
  await openList([orderRow({ courier_id: 7 }), { ...bob, courier_id: 8 }, eve])
  const dialog = await openDialog([ann, bob, eve])
  await userEvent.click(await dialog.findByRole('button', { name: 'Manifest…' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['All 2 couriers', 'Sven Wolf', 'Johanna Lang'])
  await userEvent.click(menu.getByRole('menuitem', { name: 'Johanna Lang' }))
  const manifest = within(await screen.findByRole('dialog', { name: 'Manifest: Johanna Lang' }))
  expect(screen.queryByRole('dialog', { name: /^Print labels/ })).toBeNull()
  expect(manifest.getByRole('button', { name: 'Print all days' })).toBeTruthy()
})

test('all couriers are one file; those without orders that day are named and left out', async () => {
  answer(courierEndpoints.options, { data: [driver(7, 'Sven Wolf'), driver(8, 'Johanna Lang')] })
  await openList([orderRow({ courier_id: 7 }), { ...bob, courier_id: 8 }])
  const dialog = await openDialog([ann, bob])
  answer(orderListEndpoints.list, ({ query }) => {
    const total = query.get('courier_id') === '8' ? 0 : 3
    return { data: [], meta: { current_page: 1, per_page: 10, total, last_page: 1 } }
  })
  answer(on.manifest, { type: 'pdf', name: 'Manifests', content: new Uint8Array() })
  await userEvent.click(await dialog.findByRole('button', { name: 'Manifest…' }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'All 2 couriers' }))
  const manifest = within(await screen.findByRole('dialog', { name: 'Manifests: 2 couriers' }))
  expect(await manifest.findByText('Without orders, left out: Johanna Lang')).toBeTruthy()
  await userEvent.click(manifest.getByRole('button', { name: 'Print all days' }))
  await waitFor(() => expect(asked(on.manifest).map(({ body }) => body)).toEqual([{ courier_ids: [7, 8] }]))
})

test('where no courier has an order, nothing is printed', async () => {
  answer(courierEndpoints.options, { data: [driver(7, 'Sven Wolf')] })
  await openList([orderRow({ courier_id: 7 })])
  const dialog = await openDialog([ann])
  answer(orderListEndpoints.list, { data: [], meta: { current_page: 1, per_page: 10, total: 0, last_page: 1 } })
  await userEvent.click(await dialog.findByRole('button', { name: 'Manifest…' }))
  const manifest = within(await screen.findByRole('dialog', { name: 'Manifest: Sven Wolf' }))
  expect(await manifest.findByText('Without orders, left out: Sven Wolf')).toBeTruthy()
  expect(manifest.getByRole('button', { name: 'Print all days' })).toHaveProperty('disabled', true)
})

test('A4 starts at the free place, and continues there the next time', async () => {
  await openList([ann, bob, eve])
  const dialog = await openDialog([ann, bob, eve])
  await userEvent.click(dialog.getByRole('radio', { name: /^A4/ }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Place 3' }))
  expect(await dialog.findByText('3 labels on 2 sheets of A4')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Print 3 labels' }))
  expect(await printed()).toMatchObject([{ format: 'a4', start: 3 }])
  await waitFor(() => expect(useLabelChoice.getState()).toEqual({ format: 'a4', start: 2 }))
})

test('a failed print leaves the free place as it was', async () => {
  refuse(on.labels, 422, { errors: { order_ids: ['1 order cannot be printed'] } })
  useLabelChoice.setState({ format: 'a4', start: 2 })
  await openList([ann, bob, eve])
  await userEvent.click(await (await openDialog([ann, bob, eve])).findByRole('button', { name: 'Print 3 labels' }))
  expect(await screen.findByText('1 order cannot be printed')).toBeTruthy()
  expect(useLabelChoice.getState().start).toBe(2)
})

test('orders that cannot be printed are named and left out, with missing values and earlier prints', async () => {
  answer(on.check, {
    data: {
      printable: [1, 2],
      refused: [
        { id: 3, reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist' },
      ],
      warnings: [{ id: 1, text: 'The customer’s phone number is missing: add it to the order' }],
    },
  })
  await openList([ann, bob, eve])
  const dialog = await openDialog([ann, bob, eve])
  expect(
    (
      await dialog.findByText('The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist')
    ).closest('li')?.textContent,
  ).toContain('TL0000000003')
  expect(dialog.getByText('The customer’s phone number is missing: add it to the order').closest('li')?.textContent).toContain(
    'TL0000000001',
  )
  expect(dialog.getByText('1 of them was printed before')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Print 2 labels' }))
  expect(await printed()).toMatchObject([{ order_ids: [1, 2, 3], skip: true }])
})

test('where nothing can be printed there is no button', async () => {
  answer(on.check, {
    data: {
      printable: [],
      refused: [
        { id: 1, reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist' },
      ],
      warnings: [],
    },
  })
  await openList([ann])
  await userEvent.click((await openMenu(ann)).getByRole('menuitem', { name: 'Print label…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText('The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist'),
  ).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true)
})

test('the list marks printed labels, and the menu offers to print again', async () => {
  await openList([ann, bob])
  expect(screen.getAllByRole('img', { name: 'Label printed' })).toHaveLength(1)
  expect((await openMenu(bob)).getByRole('menuitem', { name: 'Print label again…' })).toBeTruthy()
})

test('a reporter cannot print', async () => {
  await openList([ann], 'reporter')
  expect((await openMenu(ann)).queryByRole('menuitem', { name: /Print/ })).toBeNull()
})
