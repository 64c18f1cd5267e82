import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { type OrderRow, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const ARCHIVED_AT = '2026-03-02T09:30:00.000Z'
const archived = (id: number, name: string) =>
  orderRow({ id, track: `TL${id}`, customer_full_name: name, archived: true, archived_at: ARCHIVED_AT })
const rows = [archived(11, 'Ann Lee'), archived(12, 'Ben Ode')]
const page = (data: OrderRow[], total = data.length) => ({ data, meta: { current_page: 1, per_page: 25, total, last_page: 1 } })

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(orderListEndpoints.list, page(rows))
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(on.restoreFromArchive, ({ body }) => ({ data: { done: (body as { order_ids: number[] }).order_ids, refused: [] } }))
  answer(on.archive, ({ body }) => ({ data: { done: (body as { order_ids: number[] }).order_ids, refused: [] } }))
})

async function openArchive(search = '') {
  const router = renderScreen(`/order/archive/${search}`, { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  return router
}

const queries = () => asked(orderListEndpoints.list).map(({ query }) => query)
const restored = () => asked(on.restoreFromArchive).map(({ body }) => body)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('the archive has archived orders with their date, the latest first', async () => {
  await openArchive()
  expect(screen.getByRole('heading', { name: 'Archive' })).toBeTruthy()
  expect(queries().at(-1)?.get('archived')).toBe('1')
  expect(queries().at(-1)?.get('sort')).toBe('-archived_at')
  expect(heads()).toContain('Archived on')
  expect(screen.getByRole('columnheader', { name: /^Archived on/ }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getAllByText(/^02\.03\.2026/)).toHaveLength(2)
})

test('its filter by archived is neither in the address nor among the filters, and cannot be removed', async () => {
  const router = await openArchive('?archived=0&search=ann')
  await waitFor(() => expect(router.state.location.href).toBe('/order/archive/?search=ann'))
  expect(queries().every((query) => query.get('archived') === '1')).toBe(true)
  expect(screen.queryByRole('list', { name: 'Filters set' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  expect(await screen.findByRole('option', { name: /Deleted/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: /Archive/ })).toBeNull()
})

/** Confirms in the dialog that names this order. */
async function confirmOf(track: string) {
  const dialog = within(await screen.findByRole('dialog', { name: `Restore from archive: ${track}` }))
  await userEvent.click(dialog.getByRole('button', { name: 'Restore from archive' }))
}

test('an order is restored from its menu, and Undo archives it again', async () => {
  await openArchive()
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('TL11') })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore from archive…' }))
  await confirmOf('TL11')
  expect(await screen.findByText('TL11 restored from the archive')).toBeTruthy()
  expect(restored()).toEqual([{ order_ids: [11] }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(on.archive).map(({ body }) => body)).toEqual([{ order_ids: [11] }]))
})

test('an open order offers to restore it in place of its moves', async () => {
  const order = { ...archived(11, 'Ann Lee'), transitions: [], refused: [] }
  answer(orderEndpoints.get, { data: order })
  answer(orderLogEndpoints.statusLog, { data: [] })
  await openArchive('?id=11')
  const peek = within(await screen.findByRole('dialog', { name: 'Order TL11' }))
  expect(peek.getByText('The order is archived. These roles can restore it: Administrator and Logist')).toBeTruthy()
  await userEvent.click(peek.getByRole('button', { name: 'Restore from archive… TL11' }))
  expect(restored()).toEqual([])
  await confirmOf('TL11')
  await waitFor(() => expect(restored()).toEqual([{ order_ids: [11] }]))
})

test('many are restored after a preview; no move is offered', async () => {
  await openArchive()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }))
  expect(bar.queryByRole('button', { name: /Move to/ })).toBeNull()
  await userEvent.click(bar.getByRole('button', { name: 'Restore from archive…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('TL11, TL12')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore 2 orders from archive' }))
  expect(await screen.findByText('2 orders restored from the archive')).toBeTruthy()
  expect(restored()).toEqual([{ order_ids: [11, 12] }])
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 orders are as they were before')).toBeTruthy()
})

test('the preview of many names those that are not visible', async () => {
  answer(orderListEndpoints.list, ({ query }) => page(query.get('search') ? [archived(13, 'Cem Koç')] : rows))
  await openArchive()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'cem')
  await screen.findByText('TL13')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TL13, Cem Koç' }))
  await userEvent.click(screen.getByRole('button', { name: 'Restore from archive…' }))
  expect(await within(await screen.findByRole('dialog')).findByText('2 of them are not in sight')).toBeTruthy()
})

test('an empty archive explains what it is for', async () => {
  answer(orderListEndpoints.list, page([]))
  renderScreen('/order/archive/', { as: 'logist' })
  expect(await screen.findByText('The archive is empty')).toBeTruthy()
})
