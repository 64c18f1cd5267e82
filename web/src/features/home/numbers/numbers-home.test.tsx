import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Home, type HomeTrendDay, homeEndpoints } from '@tracklane/contract/home'
import type { Role } from '@tracklane/contract/kit/role'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { signInEndpoints } from '@tracklane/contract/sign-in'
import { expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const pageOf = (data: OrderRow[]) => ({ data, meta: { current_page: 1, last_page: 1, per_page: 10, total: data.length } })

const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${15 + index}`)

const orders: NonNullable<Home['orders']> = {
  counted_at: '2026-03-28T12:00:00.000Z',
  by_status: [
    { status_id: 1, total: 1200, late: 0, without_courier: 0 },
    { status_id: 5, total: 3, late: 0, without_courier: 0 },
    { status_id: 6, total: 30, late: 8, without_courier: 2 },
  ],
  late: 8,
  without_courier: 2,
  expected: [
    { currency_code: 'EUR', total: '1972.80', orders: 29 },
    { currency_code: 'HUF', total: '163410', orders: 1 },
  ],
  outstanding: [{ currency_code: 'EUR', total: '51.00', orders: 2 }],
  collected: [],
  rejected_total: 12,
  rejected_rate: 0.088,
  by_day: DAYS.map((day) => ({ day, created: day === '2026-03-20' ? 7 : 0, delivered: 0, rejected: day === '2026-03-28' ? 2 : 0 })),
  rejected_reasons: [{ sub_status_id: 4, sub_status: 'Nobody at home', total: 2 }],
  by_country: [{ country_id: 1, country_name: 'Germany', total: 1230 }],
}

const accounts: NonNullable<Home['accounts']> = {
  by_role: [{ role: 'logist', total: 10 }],
  recent_sign_ins: [{ user_id: 3, name: 'Ann Lee', role: 'courier', at: new Date(2026, 2, 5, 7, 8, 9).toISOString() }],
  sign_ins_by_day: DAYS.map((day, index) => ({ day, total: index })),
}

const platform = {
  organizations: 2,
  countries: 5,
  couriers: 24,
  by_organization: [{ organization_id: 1, name: 'North Parcel', total: 900 }],
}

function open(role: Role, home: Partial<Home>) {
  answer(homeEndpoints.numbers, {
    data: { ...EMPTY_HOME, ...home },
  })
  return renderScreen('/', { as: role })
}

const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const trend: HomeTrendDay[] = DAYS.slice(-7).map((day, index) => ({
  day,
  late: index,
  without_courier: 5,
  expected: [],
  outstanding: [],
  collected: [],
}))

test('a logist sees open orders by status first, then urgent orders, and a link to the board', async () => {
  answer(homeEndpoints.trend, { data: trend })
  open('logist', { orders })
  const bar = await screen.findByRole('region', { name: 'Open orders by status' })
  expect(within(bar).getByRole('link', { name: '1,230 open orders' })).toBeDefined()
  expect(within(bar).getByRole('link', { name: '30 In delivery 8 late, 2 without courier' })).toBeDefined()
  expect(within(bar).queryByRole('link', { name: /Rejected/ })).toBeNull()

  expect(target('Money by courier')).toBe('/order/finance/')
  const figures = screen.getByRole('list', { name: 'Figures' })
  expect(await within(figures).findByRole('link', { name: 'Late 8 8 more than 7 days ago' })).toBeDefined()
  expect(within(figures).getByRole('link', { name: 'Without courier 2 3 fewer than 7 days ago' })).toBeDefined()
  expect(within(figures).getByRole('link', { name: 'Rejected in 7 days 12 8.8% of all that ended' })).toBeDefined()
  const money = screen.getByRole('region', { name: 'Money by currency' })
  expect(within(money).getByRole('link', { name: /Cash to collect: 1,972.80.EUR 29 orders$/ })).toBeDefined()
  expect(within(money).getByRole('link', { name: /Cash to collect: 163,410.HUF 1 order$/ })).toBeDefined()
  expect(
    within(money)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['EUR', 'HUF'])
  expect(target('Open the board')).toBe('/order/kanban')
  expect(screen.queryByRole('region', { name: 'Platform' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Open orders by country' })).toBeNull()
})

test('every number links to its orders', async () => {
  open('reporter', { orders: { ...orders, collected: [{ currency_code: 'EUR', total: '5.00', orders: 1 }] } })
  await screen.findByRole('region', { name: 'Open orders by status' })
  expect(target('1,230 open orders')).toBe('/order/index?status_id=1,2,3,4,6')
  expect(target(/^30 In delivery/)).toBe('/order/index?status_id=6')
  expect(target(/^Late 8/)).toBe('/order/index?late=1')
  expect(target(/^Without courier 2/)).toBe('/order/index?status_id=3,4,6&has_courier=0')
  expect(target(/^Rejected in 7 days/)).toBe('/order/index?rejected_at_from=2026-03-22&rejected_at_to=2026-03-28&archived=any')
  expect(target(/^Cash to collect: 163,410.HUF 1 order$/)).toBe('/order/index?archived=any&status_id=6&payment_type=1&currency_code=HUF')
  expect(target(/^Cash outstanding/)).toBe('/order/index?archived=any&status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR')
  expect(target(/^Collected today/)).toBe(
    '/order/index?archived=any&payment_type=1&paid_at_from=2026-03-28&paid_at_to=2026-03-28&currency_code=EUR',
  )
  expect(target(/^Nobody at home/)).toBe('/order/index?rejected_at_from=2026-03-15&rejected_at_to=2026-03-28&archived=any&sub_status_id=4')
})

test('urgent orders have the one action that helps; another tab has other orders', async () => {
  const person = userEvent.setup()
  const bob = orderRow({
    id: 31,
    customer_full_name: 'Bob Ray',
    courier_id: null,
    delivery_to: new Date(Date.now() - 19.5 * 3_600_000).toISOString(),
  })
  const eve = orderRow({
    id: 32,
    customer_full_name: 'Eve Hall',
    status_id: 7,
    courier_id: 4,
    courier: 'Cora Quick',
    total: '88.00',
    delivered_at: new Date(Date.now() - 50 * 3_600_000).toISOString(),
  })
  answer(orderListEndpoints.list, ({ query }) => pageOf(query.has('late') ? [bob] : [eve]))
  open('logist', { orders })
  const needs = await screen.findByRole('region', { name: 'Needs you now' })
  expect(await within(needs).findByText('19h late')).toBeDefined()
  expect(target('Bob Ray')).toBe('/order/index?late=1&id=31')
  expect(within(needs).getByRole('button', { name: /courier/i })).toBeDefined()
  expect(asked(orderListEndpoints.list)[0]?.query.toString()).toBe('late=1&sort=delivery_to&per_page=10')
  expect(target(/^Late: Show all 8/)).toBe('/order/index?late=1')

  await person.click(within(needs).getByRole('radio', { name: 'Unpaid 2' }))
  expect(await within(needs).findByText('Unpaid for 2d')).toBeDefined()
  expect(within(needs).queryByRole('button', { name: /^Mark as paid/ })).toBeNull()
  expect(target(/^Hand over: /)).toBe('/order/finance/?new=4')
})

test('a reporter sees urgent orders without actions', async () => {
  answer(orderListEndpoints.list, pageOf([orderRow({ id: 31, customer_full_name: 'Bob Ray' })]))
  open('reporter', { orders })
  await screen.findByRole('list', { name: 'Figures' })
  expect(screen.queryByRole('link', { name: 'Money by courier' })).toBeNull()
  const needs = await screen.findByRole('region', { name: 'Needs you now' })
  await within(needs).findByText('Bob Ray')
  expect(within(needs).queryByRole('button')).toBeNull()
})

test('the days are readable as a table, whose numbers link to the orders of the day', async () => {
  const person = userEvent.setup()
  open('organization_admin', { orders })
  const days = await screen.findByRole('region', { name: 'Orders by day' })
  expect(within(days).getByRole('row', { name: '20.03.2026 7 0 0' })).toBeDefined()
  expect(within(days).queryByRole('link')).toBeNull()

  await person.click(within(days).getByRole('radio', { name: 'Table' }))
  expect(within(days).getAllByRole('row')).toHaveLength(15)
  expect(target('Created, 20.03.2026: 7')).toBe('/order/index?created_at_from=2026-03-20&created_at_to=2026-03-20')
  expect(target('Rejected, 28.03.2026: 2')).toBe('/order/index?rejected_at_from=2026-03-28&rejected_at_to=2026-03-28&archived=any')
})

test('people of several countries see the open orders of each', async () => {
  const by_country = [...orders.by_country, { country_id: 2, country_name: 'Poland', total: 12 }]
  open('organization_admin', { orders: { ...orders, by_country } })
  const countries = await screen.findByRole('region', { name: 'Open orders by country' })
  expect(within(countries).getByRole('link', { name: 'Poland 12' }).getAttribute('href')).toBe(
    '/order/index?status_id=1,2,3,4,6&country_id=2',
  )
})

/** The address with reported problems open. */
const ISSUES = '/?issues=1'

test("an administrator's numbers link to the orders of all organizations", async () => {
  open('admin', { orders, accounts, platform })
  const organizations = await screen.findByRole('region', { name: 'Open orders by organization' })
  expect(
    within(organizations)
      .getByRole('link', { name: /^North Parcel/ })
      .getAttribute('href'),
  ).toMatch(/^\/order-admin\?status_id=1,2,3,4,6&organization_id=\d+$/)
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== ISSUES)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/order-admin(\?|$)/)
  expect(screen.queryByRole('region', { name: 'Needs you now' })).toBeNull()
})

test('an organization administrator sees the last sign-ins', async () => {
  open('organization_admin', { accounts })
  const signIns = await screen.findByRole('region', { name: 'Recent sign-ins' })
  expect(within(signIns).getByText('Ann Lee')).toBeDefined()
  expect(within(signIns).getByText('05.03.2026 07:08:09')).toBeDefined()
})

test('security sees accounts and sign-ins, and no orders', async () => {
  answer(signInEndpoints.list, { data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } })
  open('security', { accounts })
  await screen.findByRole('region', { name: 'Sign-ins by day' })
  const days = screen.getByRole('region', { name: 'Sign-ins by day' })
  expect(within(days).getByRole('row', { name: '28.03.2026 13' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Recent sign-ins' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Open orders by status' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Open the/ })).toBeNull()
})

test('a failed request for numbers can be repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const person = userEvent.setup()
  refuse(homeEndpoints.numbers, 500, { error: 'The numbers are away' })
  renderScreen('/', { as: 'reporter' })
  await screen.findByText('This could not be loaded')
  expect(screen.getByText('The numbers are away')).toBeDefined()

  answer(homeEndpoints.numbers, { data: { ...EMPTY_HOME, orders } })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Open orders by status' })).toBeDefined()
  vi.restoreAllMocks()
})

test('passwords set by security are listed with a link to the account', async () => {
  const given = { user_id: 7, name: 'Ann Lee', role: 'logist', by: 'Viktor Hale', at: '2026-03-20T08:00:00.000Z', is_new: false } as const
  open('organization_admin', { known_to_security: [given, { ...given, user_id: null, name: 'Bob Ray', is_new: true }] })
  const block = within(await screen.findByRole('region', { name: 'Passwords given by security' }))
  expect(block.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe('/user/?id=7')
  expect(block.getByText('Logist · Password given by Viktor Hale')).toBeTruthy()
  expect(block.getByText('Logist · Account made by Viktor Hale')).toBeTruthy()
  expect(block.queryByRole('link', { name: 'Bob Ray' })).toBeNull()
})
