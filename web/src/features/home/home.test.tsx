import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Home, homeEndpoints } from '@tracklane/contract/home'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const orders: Home['orders'] = {
  by_status: [
    { status_id: 1, total: 1200 },
    { status_id: 5, total: 3 },
    { status_id: 6, total: 30 },
  ],
  late: 8,
  expected: [
    { currency_code: 'EUR', total: '1972.80' },
    { currency_code: 'HUF', total: '163410' },
  ],
  rejected_rate: 0.088,
}

test('a logist sees the orders, money by currency, and the way to the board', async () => {
  answer(homeEndpoints.numbers, { data: { orders, accounts: null, platform: null } })
  renderScreen('/', { as: 'logist' })

  const now = await screen.findByRole('region', { name: 'Orders now' })
  expect(within(now).getByText('1,230')).toBeDefined()
  expect(within(now).getByText('1,972.80 EUR')).toBeDefined()
  expect(within(now).getByText('163,410 HUF')).toBeDefined()
  expect(within(now).getByText('8.8%')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the board' }).getAttribute('href')).toBe('/order/kanban')
  expect(screen.getByRole('link', { name: 'Rejected' }).getAttribute('href')).toBe('/order/kanban?status_id=5')
  expect(screen.queryByRole('region', { name: 'Platform' })).toBeNull()
})

test('security sees accounts and sign-ins, and no orders', async () => {
  const recent_sign_ins = [{ user_id: 3, name: 'Ann Lee', role: 'courier' as const, at: new Date(2026, 2, 5, 7, 8, 9).toISOString() }]
  answer(homeEndpoints.numbers, {
    data: { orders: null, accounts: { by_role: [{ role: 'logist', total: 10 }], recent_sign_ins }, platform: null },
  })
  renderScreen('/', { as: 'security' })

  const signIns = await screen.findByRole('region', { name: 'Recent sign-ins' })
  expect(within(signIns).getByText('Ann Lee')).toBeDefined()
  expect(within(signIns).getByText('05.03.2026 07:08:09')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Orders now' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open the board' })).toBeNull()
})

test('numbers that could not be loaded can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const person = userEvent.setup()
  refuse(homeEndpoints.numbers, 500, { error: 'The numbers are away' })
  renderScreen('/', { as: 'reporter' })
  await screen.findByText('This could not be loaded')

  answer(homeEndpoints.numbers, { data: { orders, accounts: null, platform: null } })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Orders now' })).toBeDefined()
  vi.restoreAllMocks()
})
