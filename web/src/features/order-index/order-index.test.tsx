import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { type OrderRow, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { dayFromNow } from '#lib/day.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const NAMES = ['Ann Lee', 'Ben Ode', 'Cem Koç', 'Dan Poe', 'Eva Roth']
const rows = NAMES.map((customer_full_name, at) => orderRow({ id: 11 + at, track: `TL${11 + at}`, customer_full_name }))

const page = (data: OrderRow[], meta = {}) => ({ data, meta: { current_page: 1, per_page: 25, total: data.length, last_page: 1, ...meta } })

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(orderListEndpoints.list, page(rows))
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
})

const link = (name: RegExp) => screen.findByRole('link', { name })
const queries = () => asked(orderListEndpoints.list).map(({ query }) => query)
const lastSort = () => queries().at(-1)?.get('sort') ?? null
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const chosen = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))

async function openOrders(search = '', as: 'logist' | 'reporter' = 'logist') {
  const router = renderScreen(`/order/index${search}`, { as })
  await link(/Ann Lee/)
  return router
}

const FIRST = ['Track', 'Status', 'Customer', 'Address', 'Delivery', 'Courier', 'Total']
const OTHERS = [
  'ID',
  'Reason',
  'Order number',
  'Phone',
  'Payment',
  'Country',
  'Products',
  'Quantity',
  'Goods',
  'Delivery price',
  'Currency',
  'Delivered at',
  'Created',
  'Archived',
]

test('the list has seven columns with two values a cell; all others of the specification are under Columns', async () => {
  answer(orderListEndpoints.list, page([orderRow({ id: 11, track: 'TL11', customer_full_name: 'Ann Lee', sub_status: 'Nobody home' })]))
  await openOrders()
  expect(heads()).toEqual(['', ...FIRST, 'Actions'])
  const ann = screen.getByRole('link', { name: /TL11, Ann Lee/ }).closest('tr')
  const cells = [...(ann?.cells ?? [])].map((cell) => cell.textContent)
  expect(cells[2]).toBe('NewNobody home')
  expect(cells[3]).toBe('Ann Lee+49 151 1234')
  expect(cells[7]).toMatch(/^10\.00\sEURCOD$/)

  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const panel = await screen.findByRole('list', { name: 'Columns' })
  expect(within(panel).getAllByRole('checkbox', { checked: true })).toHaveLength(7)
  for (const name of OTHERS) expect(within(panel).getByRole('checkbox', { name, checked: false })).toBeTruthy()
  expect(FIRST.length + OTHERS.length).toBe(21)
})

test('the filter of the address is sent to the server, and a chip removes its part', async () => {
  const router = await openOrders('?page=1&status_id=1,99&payment_type=1&search=lee&nonsense=7')
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?search=lee&payment_type=1'))
  expect(queries().at(-1)?.get('payment_type')).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Payment: COD”' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?search=lee'))
})

test('today and yesterday are called so', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const [yesterday, today] = [dayFromNow(-1), dayFromNow(0)]
  await openOrders(`?created_at_from=${yesterday}&created_at_to=${today}&delivered_at_from=${today}&delivered_at_to=${today}`)
  const chips = screen.getByRole('list', { name: 'Filters set' })
  expect(within(chips).getByRole('button', { name: 'Created: Yesterday – Today' })).toBeTruthy()
  expect(within(chips).getByRole('button', { name: 'Delivered at: Today' })).toBeTruthy()
})

test('a click on a heading sorts up, then down, then not at all; with Shift a second field joins', async () => {
  const user = userEvent.setup()
  const router = await openOrders()
  const press = () => user.click(screen.getByRole('button', { name: 'Total' }))
  const head = () => screen.getByRole('columnheader', { name: /^Total/ })
  await press()
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'))
  expect(lastSort()).toBe('total')
  await user.click(screen.getByRole('button', { name: /^Total/ }))
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.keyboard('{/Shift}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: '-total,status_id' }))
  await user.click(screen.getByRole('button', { name: /^Total/ }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('sort'))
})

test('arrow keys move over rows and cells, Enter opens the order beside the list', async () => {
  answer(orderEndpoints.get, { data: { ...orderRow({ id: 12, track: 'TL12' }), transitions: [], refused: [] } })
  answer(orderLogEndpoints.statusLog, { data: [] })
  const router = await openOrders()
  screen.getByRole('link', { name: /TL11, Ann Lee/ }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Ben Ode')
  expect(document.activeElement?.tagName).toBe('TD')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: '12' }))
  expect(await screen.findByRole('dialog', { name: 'Order TL12' })).toBeTruthy()
})

test('Space and Shift select rows, which stay selected on the next page', async () => {
  await openOrders()
  screen.getByRole('link', { name: /TL11, Ann Lee/ }).focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(chosen()).toEqual(['Select TL11, Ann Lee', 'Select TL12, Ben Ode', 'Select TL13, Cem Koç'])
  const bar = screen.getByRole('toolbar', { name: 'Selection' })
  expect(within(bar).getByText('3 selected')).toBeTruthy()

  answer(orderListEndpoints.list, page([orderRow({ id: 21, track: 'TL21', customer_full_name: 'Fay Ito' })]))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'fay')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select TL21, Fay Ito' }))
  expect(within(bar).getByText('4 selected')).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull()
})

test('the checkbox in the heading selects the page and clears it', async () => {
  await openOrders()
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  await userEvent.click(all)
  expect(screen.getByText('5 selected')).toBeTruthy()
  await userEvent.click(all)
  expect(screen.queryByText('5 selected')).toBeNull()
})

test("a row's menu opens by its button, by the right mouse button and by the keyboard", async () => {
  await openOrders()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for TL12, Ben Ode' }))
  expect(await screen.findByRole('menuitem', { name: 'Open order' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /TL12, Ben Ode/ }))

  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  expect(await screen.findByRole('menu')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('Cem Koç') })
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('Escape closes the menu of a selected row also before the focus is in it, and the row stays selected', async () => {
  await openOrders()
  const link = screen.getByRole('link', { name: /TL12, Ben Ode/ })
  link.focus()
  await userEvent.keyboard('xm')
  await screen.findByRole('menu')
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByText('1 selected')).toBeTruthy()
})

test('a reporter can select and change nothing', async () => {
  await openOrders('', 'reporter')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Actions for TL11, Ann Lee' }))
  await screen.findByRole('menu')
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(items).toEqual(['Open order↵', 'Copy link', 'Copy track number', 'Change log'])
})

test('columns are hidden, moved and widened, stored for the person, and reset', async () => {
  await openOrders()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Phone' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Courier' }))
  expect(heads()).toContain('Phone')
  expect(heads()).not.toContain('Courier')
  screen.getByRole('button', { name: 'Move Status with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(heads().slice(1, 3)).toEqual(['Status', 'Track'])
  expect(screen.getByText('Status is now column 1 of 23')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  await userEvent.keyboard('{Escape}')

  screen.getByRole('button', { name: 'Track' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const kept = useData.getState().tables['7:/order/index:orders'] as { hidden: string[] }
  expect(kept).toMatchObject({ density: 'compact', widths: { track: 136 } })
  expect(kept.hidden).toContain('courier')
  expect(kept.hidden).not.toContain('customer_phone')

  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset to default' }))
  expect(heads()).toEqual(['', ...FIRST, 'Actions'])
})

const KEPT = '7:/order/index:orders'
const FORMER =
  'id,status,sub_status,foreign_id,track,customer_full_name,customer_phone,customer_address,payment_type,country_name,courier,products,products_amount,delivery_from,delivered_at,order_price,delivery_price,total,currency_code,created_at,archived'.split(
    ',',
  )

test('settings of an older version lose removed columns and gain new ones', async () => {
  useData.setState({ tables: { [KEPT]: { order: ['total', 'gone', 'id'], hidden: ['gone', 'track'], widths: 'wide', density: 'huge' } } })
  await openOrders()
  expect(heads()).toEqual(['', 'Total', 'ID', 'Track', 'Status', 'Customer', 'Address', 'Delivery', 'Courier', 'Actions'])
})

test('unchanged former columns are replaced by the new ones; chosen columns stay', async () => {
  useData.setState({ tables: { [KEPT]: { order: FORMER, hidden: [], widths: {}, density: 'compact' } } })
  await openOrders()
  expect(heads()).toEqual(['', ...FIRST, 'Actions'])
  expect(screen.getByRole('table').dataset.density).toBe('compact')

  act(() => useData.setState({ tables: { [KEPT]: { order: FORMER, hidden: FORMER.slice(6), widths: {}, density: 'normal' } } }))
  expect(heads()).toEqual(['', 'ID', 'Status', 'Reason', 'Order number', 'Track', 'Customer', 'Actions'])
})

test('a list without rows gives the reason, and removes the filters', async () => {
  answer(orderListEndpoints.list, ({ query }) => page(query.get('search') ? [] : rows))
  renderScreen('/order/index?search=nobody', { as: 'logist' })
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(screen.queryByText(/0–0/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await link(/Ann Lee/)
})

test('a list that cannot be loaded says so, and loads when tried again', async () => {
  refuse(orderListEndpoints.list, 503, { error: 'The service is not available right now' })
  renderScreen('/order/index', { as: 'logist' })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  answer(orderListEndpoints.list, page(rows))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await link(/Ann Lee/)
})

test('the pager moves through the pages and changes their size', async () => {
  answer(orderListEndpoints.list, ({ query }) =>
    page(rows, { current_page: Number(query.get('page')), per_page: Number(query.get('per_page')), total: 1234, last_page: 50 }),
  )
  const router = await openOrders('?page=2')
  expect(screen.getByText('26–50 of 1,234')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: '3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
  expect(await screen.findByText('1,226–1,234 of 1,234')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100')
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?per_page=100'))
})

test('a page behind the last one leads to the last one', async () => {
  answer(orderListEndpoints.list, ({ query }) => {
    const current_page = Number(query.get('page'))
    return page(current_page > 2 ? [] : rows, { current_page, total: 30, last_page: 2 })
  })
  const router = renderScreen('/order/index?page=9', { as: 'logist' })
  await link(/Ann Lee/)
  expect(router.state.location.search).toMatchObject({ page: '2' })
})
