import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { useCommon } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const person = userEvent.setup()
const meta = { current_page: 1, per_page: 10, total: 1, last_page: 1 }
const order = orderRow({ id: 12, track: 'TL7', customer_full_name: 'Eve Hall', customer_phone: '+49 151 77', foreign_id: 'A-9' })

afterEach(() => useCommon.setState(useCommon.getInitialState(), true))

/** Makes screens of the menu that show only their name. */
function named(path: string, message: string, roles: NonNullable<Screen['menu']>['roles']): Screen {
  const component = () => <h1>{message}</h1>
  return {
    path,
    guards: ['setPreviousRoute'],
    menu: { label: { category: 'menu', message }, icon: 'package', roles },
    load: async () => ({ component }),
  }
}
const screens = [
  { path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: () => <input aria-label="Note" /> }) },
  named('/order/index', 'Orders', ['logist', 'reporter']),
  named('/country/', 'Countries', ['admin']),
  named('/order-admin', 'All orders', ['admin']),
  named('/courier/', 'Couriers', ['logist']),
] satisfies readonly Screen[]

async function opened(role: Parameters<typeof profileOf>[0]) {
  const router = renderScreen('/', { as: role, screens })
  await person.click(await screen.findByLabelText('Note'))
  await person.keyboard('{Control>}k{/Control}')
  return { router, field: await screen.findByRole('combobox', { name: 'Go to or find' }) }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test("Ctrl K opens it, also in a text field, with the screens of one's menu", async () => {
  const { router, field } = await opened('logist')
  expect(options()).toEqual(expect.arrayContaining(['Home', 'Orders', 'Logout']))
  expect(options()).not.toContain('Countries')
  await person.type(field, 'orde')
  expect(options()).toEqual(['Orders', 'New order'])
  await person.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(router.state.location.pathname).toBe('/order/index')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('it has screens of the role that are in no menu', async () => {
  const { router, field } = await opened('organization_admin')
  expect(screen.queryByRole('link', { name: 'Couriers' })).toBeNull()
  await person.type(field, 'courie')
  await person.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Couriers' })
  expect(router.state.location.pathname).toBe('/courier/')
})

test('it runs actions of the selection and the screen by name, in the current language', async () => {
  const rows = [1, 2].map((id) => orderRow({ id, track: `TL${id}`, customer_full_name: `Ann ${id}` }))
  answer(orderListEndpoints.list, { data: rows, meta: { ...meta, total: 2 } })
  answer(orderStatusEndpoints.list, { data: [] })
  renderScreen('/order/index', { as: 'logist' })
  for (const { track, customer_full_name } of rows)
    await person.click(await screen.findByRole('checkbox', { name: `Select ${track}, ${customer_full_name}` }))
  await person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Go to or find' })
  expect(options()).toEqual(expect.arrayContaining(['Export as XLSX', 'Export as CSV', 'New order']))
  await person.type(field, 'arch')
  expect(options()).toContain('2 orders: Archive')
  await person.clear(field)
  await person.type(field, '2 orders archive{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Archive: 2 orders' })).toBeDefined()
})

test('an order is found by any part of it, archived or not, and opens', async () => {
  answer(orderListEndpoints.list, { data: [order], meta })
  const { router, field } = await opened('logist')
  await person.type(field, '+49 15177')
  const option = await screen.findByRole('option', { name: /TL7/ })
  expect(option.textContent).toContain('Eve Hall')
  const [last] = asked(orderListEndpoints.list).slice(-1)
  expect(Object.fromEntries(last?.query ?? [])).toEqual({ search: '+49 15177', per_page: '10', archived: 'any' })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id))
  await person.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(router.state.location.href).toBe('/order/index?id=12')
})

test('each pause in typing sends one search with the whole text', async () => {
  answer(orderListEndpoints.list, { data: [order], meta })
  const { field } = await opened('logist')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const type = async (text: string, rest: number) => {
    fireEvent.change(field, { target: { value: text } })
    await pass(rest)
  }
  const searches = () => asked(orderListEndpoints.list).map(({ query }) => query.get('search'))
  await type('ber', 30)
  await type('berl', 30)
  await type('berlin', 39)
  expect(searches()).toEqual([])
  await pass(1)
  expect(searches()).toEqual(['berlin'])
  await type('berlin 1', 500)
  expect(searches()).toEqual(['berlin', 'berlin 1'])
})

test('Shift Enter shows the actions of the order', async () => {
  answer(orderListEndpoints.list, { data: [order], meta })
  const { field } = await opened('reporter')
  await person.type(field, 'TL7')
  const option = await screen.findByRole('option', { name: /TL7/ })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id))
  await person.keyboard('{Shift>}{Enter}{/Shift}')
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByRole('menuitem', { name: /Open order/ })).toBeDefined()
})

test('an administrator searches the orders of all organizations', async () => {
  answer(orderAdminEndpoints.list, { data: [{ ...order, organization: 'North' }], meta })
  const { router, field } = await opened('admin')
  await person.type(field, 'eve')
  await screen.findByRole('option', { name: /TL7/ })
  await person.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/order-admin?id=12'))
})

test('an administrator without an organization gets no new order', async () => {
  const { field } = await opened('admin')
  await person.type(field, 'order')
  expect(options()).toContain('All orders')
  expect(options()).not.toContain('New order')
})

test.each(['courier', 'security'] as const)('a %s cannot search orders', async (role) => {
  const { field } = await opened(role)
  await person.type(field, 'eve hall')
  expect(await screen.findByText('No results')).toBeDefined()
  expect(asked(orderListEndpoints.list)).toHaveLength(0)
})

test('fewer than three letters search no orders, and a failed search says so', async () => {
  refuse(orderListEndpoints.list, 500, { error: 'No' })
  const { field } = await opened('logist')
  await person.type(field, 'TL')
  expect(await screen.findByText('No results')).toBeDefined()
  expect(asked(orderListEndpoints.list)).toHaveLength(0)
  await person.type(field, '7')
  expect(await screen.findByText('Orders cannot be looked for right now')).toBeDefined()
})

test('it switches theme and language', async () => {
  answer(authEndpoints.updateProfile, { data: profileOf('logist') })
  const { field } = await opened('logist')
  await person.type(field, 'dark')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(useCommon.getState().theme).toBe('dark'))
  await person.click(screen.getByRole('button', { name: /Go to or find/ }))
  await person.type(await screen.findByRole('combobox'), 'Deutsch')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

test('a problem can be reported from every screen', async () => {
  const { field } = await opened('reporter')
  await person.type(field, 'report a')
  await person.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: /Report a problem/ })).toBeDefined()
})

test('Escape closes it and returns the focus', async () => {
  await opened('logist')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')))
})
