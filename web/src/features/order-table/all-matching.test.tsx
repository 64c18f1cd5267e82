import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderListEndpoints as on } from '@tracklane/contract/order-list'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const order = (id: number) => orderRow({ id, track: `TL${id}`, customer_full_name: `Customer ${id}` })
const rows = [order(1), order(2)]
const TOTAL = 4_500
const ALL = Array.from({ length: TOTAL }, (_, at) => at + 1)

type Ids = { order_ids: number[] }

beforeEach(() => {
  answer(on.list, { data: rows, meta: { current_page: 1, per_page: 25, total: TOTAL, last_page: 180 } })
  answer(on.ids, { data: { ids: ALL, total: TOTAL } })
  answer(on.facts, ({ body }) => ({ data: (body as Ids).order_ids.map(order) }))
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(orderOperationEndpoints.archive, ({ body }) => ({ data: { done: (body as Ids).order_ids, refused: [] } }))
})

const bar = () => within(screen.getByRole('toolbar', { name: 'Selection' }))
const offer = () => bar().queryByRole('button', { name: 'All 4,500 that match' })
const sent = () => asked(orderOperationEndpoints.archive).map(({ body }) => (body as Ids).order_ids)

async function choosePage(search = '') {
  const router = renderScreen(`/order/index${search}`, { as: 'logist' })
  await screen.findByRole('link', { name: /Customer 1/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  return router
}

async function chooseAll(search = '') {
  await choosePage(search)
  await userEvent.click(bar().getByRole('button', { name: 'All 4,500 that match' }))
  await bar().findByText('4,500 selected')
}

test('all matching orders are offered where the page is ticked, and not otherwise', async () => {
  await choosePage()
  expect(offer()).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Select TL1,/ }))
  expect(offer()).toBeNull()
})

test('the request has the filter and sort of the list; all are selected, and the offer is gone', async () => {
  await chooseAll('?search=lee&status_id=1&sort=-total&page=1')
  expect(asked(on.ids).map(({ body }) => body)).toEqual([{ filters: { search: 'lee', status_id: [1] }, sort: '-total' }])
  expect(asked(on.facts).map(({ body }) => (body as Ids).order_ids.length)).toEqual([2_000, 2_000, 500])
  expect(offer()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(asked(on.list).at(-1)?.query.get('page')).toBe('2'))
  expect(offer()).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Select TL2,/ }))
  expect(bar().getByText('4,499 selected')).toBeTruthy()
})

test('an operation with one request per order is offered for ticked orders alone', async () => {
  const offered = async () => {
    await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '')
    await userEvent.keyboard('{Escape}')
    return items.filter((item) => /actual delivery date|^Delete|^Archive/.test(item)).length
  }
  await choosePage()
  expect(await offered()).toBe(4)
  await userEvent.click(bar().getByRole('button', { name: 'All 4,500 that match' }))
  await bar().findByText('4,500 selected')
  expect(await offered()).toBe(1)
})

test('the palette does not offer it for all matching orders either', async () => {
  await chooseAll()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Go to or find' }), '4,500 orders')
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '')
  expect(options.filter((option) => /actual delivery date|: Delete|: Archive/.test(option))).toEqual(['4,500 orders: Archive'])
})

test('after clearing all matching orders, ticked orders have every operation again', async () => {
  const second = [order(3), order(4)]
  answer(on.list, ({ query }) => ({
    data: query.get('page') === '2' ? second : rows,
    meta: { current_page: Number(query.get('page') ?? 1), per_page: 25, total: TOTAL, last_page: 180 },
  }))
  await chooseAll()
  await userEvent.click(bar().getByRole('button', { name: 'Clear the selection' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByRole('link', { name: /Customer 3/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await bar().findByText('4 selected')
  await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
  expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toBeTruthy()
})

test('more than the limit are refused with their number, and none is selected', async () => {
  const text = '12,345 orders match: at most 10,000 can be chosen at once. Narrow the list down.'
  refuse(on.ids, 422, { errors: { filters: [text] } })
  await choosePage()
  await userEvent.click(bar().getByRole('button', { name: 'All 4,500 that match' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(bar().getByText('2 selected')).toBeTruthy()
})

test('an answer that arrives after the list has changed selects nothing', async () => {
  let come = (_: { data: { ids: number[]; total: number } }) => {}
  answer(on.ids, () => new Promise((resolve) => (come = resolve)))
  await choosePage()
  await userEvent.click(bar().getByRole('button', { name: 'All 4,500 that match' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'lee')
  await waitFor(() => expect(asked(on.list).at(-1)?.query.get('search')).toBe('lee'))
  come({ data: { ids: ALL, total: TOTAL } })
  await waitFor(() => expect(offer()?.dataset.loading).toBeUndefined())
  expect(bar().getByText('2 selected')).toBeTruthy()
  expect(asked(on.facts)).toEqual([])
  expect(screen.queryByText('An error occurred')).toBeNull()
})

test('clearing the selection during the request selects nothing, without a notice', async () => {
  let come = (_: { data: { ids: number[]; total: number } }) => {}
  answer(on.ids, () => new Promise((resolve) => (come = resolve)))
  await choosePage()
  await userEvent.click(bar().getByRole('button', { name: 'All 4,500 that match' }))
  await userEvent.click(bar().getByRole('button', { name: 'Clear the selection' }))
  come({ data: { ids: ALL, total: TOTAL } })
  await userEvent.click(screen.getByRole('checkbox', { name: /Select TL1,/ }))
  expect(bar().getByText('1 selected')).toBeTruthy()
  expect(screen.queryByText('An error occurred')).toBeNull()
})

test('one plan, then parts of 2,000; a refused part is tried again alone, and done orders leave the selection', async () => {
  let isAway = true
  answer(orderOperationEndpoints.archive, ({ body }) => {
    const { order_ids } = body as Ids
    if (!isAway || !order_ids.includes(2_001)) return { data: { done: order_ids, refused: [] } }
    return { data: { done: order_ids.slice(1), refused: [{ id: 2_001, reason: 'Somebody has archived it' }] } }
  })
  await chooseAll()
  await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Archive/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Possible for 4,500 orders')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: /^Archive 4/ }))
  expect(await dialog.findByText('Somebody has archived it')).toBeTruthy()
  expect(sent().map((ids) => ids.length)).toEqual([2_000, 2_000, 500])
  expect(bar().getByText('1 selected')).toBeTruthy()
  isAway = false
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent().at(-1)).toEqual([2_001]))
})

test('Stop ends it between two parts: the rest is listed as not done', async () => {
  answer(orderOperationEndpoints.archive, async ({ body }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    return { data: { done: (body as Ids).order_ids, refused: [] } }
  })
  await chooseAll()
  await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Archive/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Archive 4/ }))
  expect(await screen.findByText('Stopped before it was its turn')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(bar().getByText('2,500 selected')).toBeTruthy()
})

test('a right lost in between is reported for every remaining order', async () => {
  refuse(orderOperationEndpoints.archive, 403, { error: 'You may not do this' })
  await chooseAll()
  await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Archive/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Archive 4/ }))
  expect(await screen.findByText('You may not do this')).toBeTruthy()
  expect(bar().getByText('4,500 selected')).toBeTruthy()
})
