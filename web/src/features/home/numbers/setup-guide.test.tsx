import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Home } from '@tracklane/contract/home'
import { homeEndpoints } from '@tracklane/contract/home'
import type { Role } from '@tracklane/contract/kit/role'
import { onboardingUserEndpoints } from '@tracklane/contract/onboarding-user'
import { setupSteps } from '@tracklane/contract/setup-guide'
import { expect, test } from 'vitest'
import { useTourNotes } from '#features/onboarding-user/tour-notes.store.ts'
import { answer, asked } from '#testing/answer.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const state = { currencies: 1, countries: 1, organizations: 1, organization_admins: 1, logists: 0, couriers: 0 }
const rest = { flows: 0, boards: 0, addresses: 0, tokens: 0, orders: 0 }
const missing = setupSteps({ ...state, ...rest })
const complete = setupSteps({ ...state, ...rest, logists: 1, couriers: 1, addresses: 1, tokens: 1 })

function open(as: Role, home: Partial<Home> = { setup: missing }, onboarding = {}) {
  useTourNotes.setState(useTourNotes.getInitialState(), true)
  answer(homeEndpoints.numbers, { data: { ...EMPTY_HOME, ...home } })
  const profile = profileOf(as)
  renderScreen('/', { as: { ...profile, onboarding: { ...profile.onboarding, hide_setup_guide: false, ...onboarding } } })
}

const guide = async () => within(await screen.findByRole('region', { name: 'To the first order' }))
const ways = async () => (await guide()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('an administrator gets a link and a reason for each missing step', async () => {
  open('admin')
  expect(await ways()).toEqual([
    ['Logists', '/user/?new=1'],
    ['Couriers', '/user/?new=1'],
    ['Order flow', '/order-flow/'],
    ['Board', '/kanban/board'],
    ['Address of the sender', '/organization/'],
    ['First order', '/organization/'],
  ])
  const steps = await guide()
  expect(steps.getByText('4 of 8 done')).toBeTruthy()
  expect(steps.getByText('They deliver the orders.')).toBeTruthy()
  expect(steps.getAllByText('Optional')).toHaveLength(2)
})

test('an organization administrator learns whom to ask for the steps of others', async () => {
  open('organization_admin')
  expect((await ways()).map(([name]) => name)).toEqual(['Logists', 'Couriers', 'Order flow', 'Board'])
  expect((await guide()).getByText('Labels name it. Ask your administrator.')).toBeTruthy()
})

test('it can be hidden for good', async () => {
  const hidden = { ...profileOf('admin').onboarding, hide_setup_guide: true }
  answer(onboardingUserEndpoints.hide, { data: { ...hidden, version: 2 } })
  open('admin')
  await userEvent.click((await guide()).getByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To the first order' })).toBeNull())
  expect(asked(onboardingUserEndpoints.hide).map(({ body }) => body)).toEqual([{ hide_setup_guide: true }])
})

test.each([
  ['all that is needed is there', { setup: complete }, {}],
  ['it was hidden', { setup: missing }, { hide_setup_guide: true }],
  ['the server tells none', { setup: null }, {}],
])('it is hidden where %s', async (_case, home, onboarding) => {
  open(
    'admin',
    { ...home, attacked: [{ id: 3, name: 'Bob Ray', role: 'logist', refused: 2, last_at: '2026-03-01T08:00:00.000Z' }] },
    onboarding,
  )
  await screen.findByText('Bob Ray')
  expect(screen.queryByRole('region', { name: 'To the first order' })).toBeNull()
})

test('orders that no logist sees link to their list, and refused sign-ins are counted by account', async () => {
  const row = { organization_id: 1, organization: 'North Parcel', country_id: 2, country_name: 'Poland', total: 7 }
  open('admin', {
    without_logist: [row],
    attacked: [{ id: 3, name: 'Bob Ray', role: 'admin', refused: 5, last_at: '2026-03-01T08:00:00.000Z' }],
  })
  const lost = within(await screen.findByRole('region', { name: 'Orders in a country without a logist' }))
  expect(lost.getByRole('link').getAttribute('href')).toBe('/order-admin?status_id=1,2,3,4,6&country_id=2&organization_id=1')
  expect(screen.getByText(/Administrator · 5 refused sign-ins/)).toBeTruthy()
})
