import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Home, homeEndpoints } from '@tracklane/contract/home'
import type { Role } from '@tracklane/contract/kit/role'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${15 + index}`)

const orders: NonNullable<Home['orders']> = {
  counted_at: '2026-03-28T12:00:00.000Z',
  by_status: [
    { status_id: 1, total: 1200 },
    { status_id: 5, total: 3 },
    { status_id: 6, total: 30 },
  ],
  late: 8,
  expected: [
    { currency_code: 'EUR', total: '1972.80', orders: 29 },
    { currency_code: 'HUF', total: '163410', orders: 1 },
  ],
  outstanding: [{ currency_code: 'EUR', total: '51.00', orders: 2 }],
  collected: [],
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
  answer(homeEndpoints.numbers, { data: { orders: null, accounts: null, platform: null, ...home } })
  return renderScreen('/', { as: role })
}

const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a logist sees the orders, money by currency, and the way to the board', async () => {
  open('logist', { orders })
  const now = await screen.findByRole('region', { name: 'Orders now' })
  expect(within(now).getByText('1,230')).toBeDefined()
  expect(within(now).getByText('8.8% of the orders that came to an end')).toBeDefined()
  const money = screen.getByRole('region', { name: 'Money' })
  expect(within(money).getByText('1,972.80 EUR')).toBeDefined()
  expect(within(money).getByText('29 orders')).toBeDefined()
  expect(within(money).getByText('163,410 HUF')).toBeDefined()
  expect(within(money).getByText('1 order')).toBeDefined()
  expect(target('Open the board')).toBe('/order/kanban')
  expect(screen.queryByRole('region', { name: 'Platform' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Open orders by country' })).toBeNull()
})

test('every number leads to the orders it counts', async () => {
  open('reporter', { orders: { ...orders, collected: [{ currency_code: 'EUR', total: '5.00', orders: 1 }] } })
  await screen.findByRole('region', { name: 'Orders now' })
  expect(target('Open orders: 1,230')).toBe('/order/index?status_id=1,2,3,4,6')
  expect(target('Late deliveries: 8')).toBe('/order/index?late=1')
  expect(target('Rejected orders: 3')).toBe('/order/index?status_id=5')
  expect(target(/^In delivery/)).toBe('/order/index?status_id=6')
  expect(target(/^Cash on delivery to collect: 163,410.HUF, 1 order$/)).toBe('/order/index?status_id=6&payment_type=1&currency_code=HUF')
  expect(target(/^Cash on delivery outstanding/)).toBe('/order/index?status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR')
  expect(target(/^Collected today/)).toBe('/order/index?paid_at_from=2026-03-28&paid_at_to=2026-03-28&currency_code=EUR')
  expect(target(/^Nobody at home/)).toBe(
    '/order/index?status_id=5&status_changed_at_from=2026-03-15&status_changed_at_to=2026-03-28&sub_status_id=4',
  )
})

test('the days can be read as a table, whose numbers lead to the orders of the day', async () => {
  const person = userEvent.setup()
  open('organization_admin', { orders })
  const days = await screen.findByRole('region', { name: 'Orders by day' })
  expect(within(days).getByRole('row', { name: '20.03.2026 7 0 0' })).toBeDefined()
  expect(within(days).queryByRole('link')).toBeNull()

  await person.click(within(days).getByRole('radio', { name: 'Table' }))
  expect(within(days).getAllByRole('row')).toHaveLength(15)
  expect(target('Created, 20.03.2026: 7')).toBe('/order/index?created_at_from=2026-03-20&created_at_to=2026-03-20')
  expect(target('Rejected, 28.03.2026: 2')).toBe(
    '/order/index?status_id=5&status_changed_at_from=2026-03-28&status_changed_at_to=2026-03-28',
  )
})

test('who sees several countries sees how many orders are open in each', async () => {
  const by_country = [...orders.by_country, { country_id: 2, country_name: 'Poland', total: 12 }]
  open('organization_admin', { orders: { ...orders, by_country } })
  const countries = await screen.findByRole('region', { name: 'Open orders by country' })
  expect(within(countries).getByRole('link', { name: 'Poland 12' }).getAttribute('href')).toBe(
    '/order/index?status_id=1,2,3,4,6&country_id=2',
  )
})

test('an administrator has no table of orders: the numbers are plain text', async () => {
  open('admin', { orders, accounts, platform })
  const organizations = await screen.findByRole('region', { name: 'Open orders by organization' })
  expect(within(organizations).getByText('North Parcel')).toBeDefined()
  expect(within(organizations).getByText('900')).toBeDefined()
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
})

test('security sees accounts and sign-ins, and no orders', async () => {
  open('security', { accounts })
  const signIns = await screen.findByRole('region', { name: 'Recent sign-ins' })
  expect(within(signIns).getByText('Ann Lee')).toBeDefined()
  expect(within(signIns).getByText('05.03.2026 07:08:09')).toBeDefined()
  const days = screen.getByRole('region', { name: 'Sign-ins by day' })
  expect(within(days).getByRole('row', { name: '28.03.2026 13' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Orders now' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Open the/ })).toBeNull()
})

test('numbers that could not be loaded can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const person = userEvent.setup()
  refuse(homeEndpoints.numbers, 500, { error: 'The numbers are away' })
  renderScreen('/', { as: 'reporter' })
  await screen.findByText('This could not be loaded')
  expect(screen.getByText('The numbers are away')).toBeDefined()

  answer(homeEndpoints.numbers, { data: { orders, accounts: null, platform: null } })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Orders now' })).toBeDefined()
  vi.restoreAllMocks()
})
