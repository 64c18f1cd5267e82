import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderFilterEndpoints } from '@tracklane/contract/order-filter'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const found = (total = 1) => ({ data: [orderRow()], meta: { current_page: 1, per_page: 25, total, last_page: 1 } })
const tracks = (count: number) => Array.from({ length: count }, (_, at) => `TL${String(at).padStart(10, '0')}`)

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(orderListEndpoints.list, found())
  answer(orderListEndpoints.find, found())
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [courier(1, 'Sven Wolf'), courier(2, 'Mehmet Yılmaz')] })
  answer(orderFilterEndpoints.tracks, ({ body }) => ({ data: all((body as { code: string[] }).code) })) // as this screen asks it
})

const all = (some: readonly string[]) => some.map((code) => ({ code, track: code, archived: false, deleted: false, nearest: null }))

function courier(id: number, name: string) {
  return { id, name, active: true, capacity: null, open_orders: 0, country_id: 1, organization_id: 1 } as never // as a filter needs it
}

const add = () => screen.getByRole('button', { name: 'Filter' })
const chip = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Filters' })
const field = async () => within(await panel()).findByRole('combobox', { name: 'Filter by…' })
const editor = (name: string) => screen.findByRole('group', { name })
const show = async () => within(await panel()).findByRole('button', { name: /^Show/ })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())

async function openOrders(search = '') {
  const router = renderScreen(`/order/index${search}`, { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  return router
}

test('F opens the list; typing finds a value, Enter opens its editor with it, and Enter applies it', async () => {
  answer(orderListEndpoints.list, ({ query }) => found(query.get('courier_id') ? 200 : 340))
  const router = await openOrders()
  await userEvent.keyboard('f')
  await userEvent.type(await field(), 'sven')
  await screen.findByRole('option', { name: 'Courier: Sven Wolf' })
  await userEvent.keyboard('{Enter}')
  const box = within(await editor('Courier')).getByRole('checkbox', { name: 'Sven Wolf', checked: true })
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(router.state.location.href).toBe('/order/index')
  expect(await screen.findByRole('button', { name: 'Show 200 orders' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?courier_id=1'))
  await isClosed()
  expect(document.activeElement).toBe(add())
  expect(await screen.findByText('200 orders')).toBeTruthy()
})

test('a value applies with its button alone, and Escape goes back to the list, then to the first button', async () => {
  const router = await openOrders()
  await userEvent.click(add())
  await field()
  await userEvent.click(await screen.findByRole('option', { name: 'Status' }))
  await userEvent.click(within(await editor('Status')).getByRole('checkbox', { name: 'New' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Status' })).toBeNull()
  expect(document.activeElement).toBe(await field())
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(add())
  expect(router.state.location.href).toBe('/order/index')
})

test('while the number of results is unknown the button shows none', async () => {
  await openOrders()
  await userEvent.click(add())
  await field()
  await userEvent.click(await screen.findByRole('option', { name: 'Payment' }))
  await waitFor(async () => expect((await show()).textContent).toContain('Show 1 order'))
  await userEvent.click(within(await editor('Payment')).getByRole('checkbox', { name: 'COD' }))
  expect((await show()).textContent).toContain('Show orders')
  await waitFor(async () => expect((await show()).textContent).toContain('Show 1 order'))
})

test('a chip opens its editor, which can remove the filter; the next chip then has the focus', async () => {
  const router = await openOrders('?status_id=1&paid=0')
  await userEvent.click(await chip('Status: New'))
  expect(within(await panel()).queryByRole('combobox')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(await chip('Status: New'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Remove filter' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?paid=0'))
  expect(document.activeElement).toBe(await chip('Not paid'))
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(router.state.location.href).toBe('/order/index'))
  expect(document.activeElement).toBe(add())
})

test('towns are typed with commas between, Enter applies them, and the chip opens them again', async () => {
  const router = await openOrders()
  await userEvent.keyboard('f')
  await userEvent.type(await field(), 'town')
  await screen.findByRole('option', { name: 'Town' })
  await userEvent.keyboard('{Enter}')
  const words = within(await editor('Town')).getByRole('textbox', { name: 'Town' })
  await waitFor(() => expect(document.activeElement).toBe(words))
  await userEvent.type(words, ' Hamburg, Bad Oldesloe,, Hamburg')
  await screen.findByRole('button', { name: 'Show 1 order' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ town: 'Hamburg,Bad Oldesloe' }))
  await userEvent.click(await chip('Town: Hamburg, Bad Oldesloe'))
  expect(within(await editor('Town')).getByRole('textbox', { name: 'Town' })).toHaveProperty('value', 'Hamburg, Bad Oldesloe')
})

test('Clear filters removes all chips and keeps the search', async () => {
  const router = await openOrders('?status_id=1&paid=0&search=lee')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?search=lee'))
  expect(document.activeElement).toBe(add())
})

test('frequent filters are one click away, and another click removes them', async () => {
  const router = await openOrders()
  for (const href of ['/order/index?late=1', '/order/index']) {
    await userEvent.click(add())
    await field()
    await userEvent.click(await screen.findByRole('option', { name: /^Late orders/ }))
    await waitFor(() => expect(router.state.location.href).toBe(href))
  }
})

test('a list of codes pasted into the search becomes a filter, sent by POST, and replaces the search', async () => {
  const router = await openOrders('?search=lee&track=TL1')
  const search = screen.getByRole('searchbox', { name: 'Search orders' })
  await userEvent.click(search)
  await userEvent.paste(tracks(400).join('\n'))
  expect(await chip('Numbers: 400')).toBeTruthy()
  await waitFor(() => expect(asked(orderListEndpoints.find).at(-1)?.body).toMatchObject({ code: tracks(400), page: 1 }))
  expect(router.state.location.search).not.toHaveProperty('search')
  expect(router.state.location.search).not.toHaveProperty('track')
  expect(search).toHaveProperty('value', '')
})

test('the chip of codes has the number not found, its editor the codes and reasons', async () => {
  answer(orderFilterEndpoints.tracks, {
    data: [
      ...all(['TL1']),
      { code: 'TL2', track: 'TL2', archived: true, deleted: false, nearest: null },
      { code: 'HK-12', track: null, archived: false, deleted: false, nearest: 'HK-1' },
    ],
  })
  await openOrders('?track=TL1,TL2&code=NOBODY&code=HK-12')
  await userEvent.click(await chip('Numbers: 4, 3 not found'))
  const missing = within(await editor('Track or order numbers')).getByRole('list', { name: 'Numbers not found' })
  expect([...missing.children].map((one) => one.textContent)).toEqual(['NOBODYNo such order', 'HK-12Nearest: HK-1', 'TL2In the archive'])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy the 3' }))
  expect(await navigator.clipboard.readText()).toBe('NOBODY\nHK-12\nTL2')
})

test('too many codes, and texts that are no codes, are reported before a request', async () => {
  const router = await openOrders('?track=TL1')
  await userEvent.click(await chip('Number: TL1'))
  const text = within(await editor('Track or order numbers')).getByRole('textbox')
  fireEvent.change(text, { target: { value: tracks(501).join(' ') } })
  expect(screen.getByText('501 numbers are too many: at most 500 at once')).toBeTruthy()
  expect((await show()).hasAttribute('disabled')).toBe(true)

  fireEvent.change(text, { target: { value: 'Order number\nTL1, TL2\nA, 3' } })
  expect(screen.getByText('1 is no number of an order and is left out: Order number')).toBeTruthy()
  await userEvent.type(text, '{Enter}')
  expect(router.state.location.href).toBe('/order/index?track=TL1')
  await userEvent.type(text, '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?code=TL1&code=TL2&code=A,+3'))
})

test('an ambiguous amount is refused at its field, and cannot be applied', async () => {
  const router = await openOrders('?total_from=5')
  await userEvent.click(await chip(/^Total: 5/))
  const from = within(await editor('Total')).getByRole('textbox', { name: 'Total, from' })
  fireEvent.change(from, { target: { value: '1.990' } })
  await userEvent.tab()
  expect(await screen.findByText('1990 or 1.99?')).toBeTruthy()
  expect((await show()).hasAttribute('disabled')).toBe(true)
  fireEvent.change(from, { target: { value: '1.990,50' } })
  await userEvent.click(await show())
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?total_from=1990.5'))
  expect(await chip(/^Total: 1,990\.5 – …/)).toBeTruthy()
})

test('a recent filter of several parts is offered again, and replaces the present one', async () => {
  const router = await openOrders('?payment_type=1')
  await userEvent.click(add())
  await field()
  await userEvent.click(await screen.findByRole('option', { name: 'Paid' }))
  await userEvent.click(within(await editor('Paid')).getByRole('checkbox', { name: 'Not paid' }))
  await userEvent.click(await show())
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?payment_type=1&paid=0'))
  await router.navigate({ to: '/order/index', search: { currency_code: ['EUR'] } })
  expect(await chip('Currency: EUR')).toBeTruthy()
  await userEvent.click(add())
  await userEvent.click(await screen.findByRole('option', { name: 'Payment: COD · Not paid' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?payment_type=1&paid=0'))
})

test('unreadable recent filters are dropped', async () => {
  useData.setState({ complex_filters: { '7:/order/index:orders': [{ payment_type: 'often' }] } })
  await openOrders()
  await userEvent.click(add())
  expect(await screen.findByRole('option', { name: /^Late orders/ })).toBeTruthy()
  expect(screen.queryByText('Recent filters')).toBeNull()
})

test('rows of a link that the reader may not see are mentioned', async () => {
  await openOrders('?courier_id=1,77&organization_id=3')
  expect(await chip('Courier: Sven Wolf, #77 (not for you to see)')).toBeTruthy()
  expect(await chip('Organization: #3')).toBeTruthy()
  expect(await screen.findByText('2 values of this filter are not for you to see')).toBeTruthy()
})

test('rows of a link that the reader may see are not mentioned', async () => {
  await openOrders('?courier_id=1&organization_id=1')
  expect(await chip('Courier: Sven Wolf')).toBeTruthy()
  expect(screen.queryByText(/not for you to see/)).toBeNull()
})
