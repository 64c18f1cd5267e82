import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const ann = orderRow({ id: 1, track: 'TL1', customer_full_name: 'Ann Lee' })
const bob = orderRow({ id: 2, track: 'TL2', customer_full_name: 'Bob Ray' })
const page = (rows: OrderRow[], last_page = 1) => ({
  data: rows,
  meta: { current_page: 1, per_page: 25, total: rows.length * last_page, last_page },
})

beforeEach(() => answer(orderStatusEndpoints.list, { data: [] }))

/** Opens a list that finds Ann and Bob without a search, and the given orders with one. */
async function openOrders(found: Record<string, OrderRow[]> = {}, last_page = 1, asked = '') {
  answer(orderListEndpoints.list, ({ query }) => page(found[query.get('search') ?? ''] ?? [ann, bob], last_page))
  answer(orderListEndpoints.find, page([ann, bob]))
  const router = renderScreen(`/order/index${asked}`, { as: 'logist' })
  await screen.findByText('TL1')
  return router
}

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const all = () => tick('Select all on this page')
const bar = () => within(screen.getByRole('toolbar', { name: 'Selection' }))
const search = () => screen.getByRole('searchbox', { name: 'Search orders' })

test('Escape clears the selection from anywhere in the list', async () => {
  await openOrders()
  for (const place of ['Select all on this page', 'Select TL1, Ann Lee']) {
    await tick(place)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull()
  }
  await all()
  screen.getByRole('button', { name: 'Actions' }).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull())
})

test('Escape in an empty search keeps the selection; elsewhere it clears the selection before it closes an open order', async () => {
  const router = await openOrders()
  await all()
  search().focus()
  await userEvent.keyboard('{Escape}')
  expect(bar().getByText('2 selected')).toBeTruthy()
  await router.navigate({ to: '/order/index', search: { id: 2 } })
  await screen.findByRole('dialog', { name: /Order/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull())
  expect(screen.getByRole('dialog', { name: /Order/ })).toBeTruthy()
})

test('selected orders that are not visible are mentioned, shown on request, and named in the dialog', async () => {
  const router = await openOrders({ cem: [orderRow({ id: 3, track: 'TL3', customer_full_name: 'Cem Koç' })] })
  await all()
  await userEvent.type(search(), 'cem')
  await screen.findByText('TL3')
  expect(bar().getByText('none in this list')).toBeTruthy()
  await tick('Select TL3, Cem Koç')
  expect(bar().getByText('1 in this list')).toBeTruthy()

  await userEvent.click(bar().getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 orders?' }))
  expect(dialog.getByText('2 of them are not in sight')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

  await userEvent.click(bar().getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ code: ['TL1', 'TL2', 'TL3'] }))
})

test.each([
  [
    'archived and deleted orders are looked for among those as well',
    { archived: true },
    { deleted: true },
    { archived: 'any', deleted: 'any' },
  ],
  ['archived orders are not looked for among deleted ones', { archived: true }, {}, { archived: 'any' }],
])('of the orders to be shown, %s', async (_which, first, second, wanted) => {
  const cem = [orderRow({ id: 3, track: 'TL3', customer_full_name: 'Cem Koç' })]
  const found = {
    '': [
      { ...ann, ...first },
      { ...bob, ...second },
    ],
    c: cem,
    ce: cem,
    cem,
  }
  const router = await openOrders(found, 1, '?archived=any&deleted=any')
  await all()
  await userEvent.type(search(), 'cem')
  await screen.findByText('TL3')
  await userEvent.click(bar().getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.search).toHaveProperty('code'))
  expect(router.state.location.search).toEqual({ code: ['TL1', 'TL2'], ...wanted })
})

test('in a list with further pages it has the number on this page', async () => {
  await openOrders({ cem: [orderRow({ id: 3, track: 'TL3', customer_full_name: 'Cem Koç' })] }, 2)
  await all()
  expect(bar().queryByText(/on this page/)).toBeNull()
  await userEvent.type(search(), 'cem')
  await screen.findByText('TL3')
  expect(bar().getByText('none on this page')).toBeTruthy()
})

test('Enter in the search opens the first result of the typed text, however soon it is pressed', async () => {
  const router = await openOrders({ bob: [bob] })
  await userEvent.type(search(), 'bob{Enter}')
  await waitFor(() => expect(router.state.location.href).toMatch(/\?search=bob&id=2$/))
  expect(asked(orderListEndpoints.list).filter(({ query }) => query.get('search') === 'b')).toEqual([])
})

test('Enter without a result opens nothing, not even later', async () => {
  const router = await openOrders({ nobody: [] })
  await userEvent.type(search(), 'nobody{Enter}')
  await screen.findByText('No orders found')
  await userEvent.clear(search())
  await screen.findByText('TL1')
  expect(router.state.location.search).not.toHaveProperty('id')
})

test('the arrow down leads from the search to the first row', async () => {
  await openOrders({ bob: [bob] })
  await userEvent.type(search(), 'bob{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /TL2/ })))
})
