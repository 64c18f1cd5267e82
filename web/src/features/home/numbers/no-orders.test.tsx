import { screen } from '@testing-library/react'
import { type Home, homeEndpoints } from '@tracklane/contract/home'
import type { Role } from '@tracklane/contract/kit/role'
import { expect, test } from 'vitest'
import { answer } from '#testing/answer.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const NONE: NonNullable<Home['orders']> = {
  counted_at: '2026-03-28T12:00:00.000Z',
  by_status: [],
  late: 0,
  without_courier: 0,
  expected: [],
  outstanding: [],
  collected: [],
  rejected_total: 0,
  rejected_rate: 0,
  by_day: [],
  rejected_reasons: [],
  by_country: [],
}

async function homeOf(role: Role) {
  answer(homeEndpoints.numbers, { data: { ...EMPTY_HOME, orders: NONE } })
  renderScreen('/', { as: role })
  await screen.findByText('No orders yet')
}

test('without orders a logist gets a link to the first one', async () => {
  await homeOf('logist')
  expect(screen.getByRole('link', { name: 'New order' }).getAttribute('href')).toBe('/order/index?new=1')
})

test.each(['admin', 'reporter'] as const)('without orders a %s, who cannot create one, gets no link', async (role) => {
  await homeOf(role)
  expect(screen.queryByRole('link', { name: 'New order' })).toBeNull()
})
