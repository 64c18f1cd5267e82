import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'
const COURIER = {
  organization_id: 1,
  country_id: 1,
  country_name: 'Germany',
  user_id: null,
  user: null,
  first_name: 'Carl',
  last_name: 'Fast',
  name: 'Carl Fast',
  email: null,
  vehicle: 'van' as const,
  capacity: 10,
  active: true,
  open_orders: 4,
  created_at: AT,
  updated_at: AT,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const nothing = { data: [], meta: { current_page: 1, last_page: 1, per_page: 25, total: 0 } }
  answer(orderListEndpoints.list, nothing)
  answer(courierEndpoints.list, nothing)
  answer(courierEndpoints.options, { data: [] })
  answer(courierEndpoints.accounts, { data: [] })
  answer(countryEndpoints.list, { data: [] })
  answer(orderStatusEndpoints.list, { data: [] })
  return () => vi.restoreAllMocks()
})

/** Ends the session: every further request says so. */
async function loseSession(save: string): Promise<void> {
  refuse(authEndpoints.profile, 401)
  await userEvent.click(screen.getByRole('button', { name: save }))
  await screen.findByLabelText('Email')
}

async function signInAgain(id: number): Promise<void> {
  const data = profileOf('logist', { id })
  answer(authEndpoints.login, { data })
  answer(authEndpoints.profile, { data })
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'nine small boats')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test("a half-filled order is kept for the same person's next sign-in", async () => {
  const router = renderScreen('/order/index?new=1', { as: 'logist' })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Eve Hall')
  await userEvent.type(screen.getByLabelText(/^Address/), 'Mill Lane 3')
  refuse(orderEditEndpoints.create, 401)
  await loseSession('Create order')
  await signInAgain(7)
  expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Eve Hall')
  expect(router.state.location.href).toBe('/order/index?new=1')
  expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', 'Mill Lane 3')
  expect(sessionStorage.getItem('drafts')).toBeNull()
})

test('an order is created over plain http, where browsers have no crypto.randomUUID', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  refuse(orderEditEndpoints.create, 422, { errors: { customer_full_name: ['Not today'] } })
  renderScreen('/order/index?new=1', { as: 'logist' })
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Eve Hall')
  await userEvent.type(screen.getByLabelText(/^Address/), 'Mill Lane 3')
  await userEvent.click(screen.getByRole('button', { name: 'Create order' }))
  expect((await screen.findAllByText('Not today')).length).toBeGreaterThan(0)
  expect(asked(orderEditEndpoints.create)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a draft is shown to no other person, and only once', async () => {
  renderScreen('/courier/?new=1', { as: 'logist' })
  await userEvent.type(await screen.findByLabelText(/^First name/), 'Carl')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Fast')
  refuse(courierEndpoints.create, 401)
  await loseSession('Add courier')
  expect(sessionStorage.getItem('drafts')).toContain('Carl')
  await signInAgain(8)
  expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', '')
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test('a draft of an edit keeps its base version, so that changes of others are still noticed', async () => {
  const row = { ...COURIER, id: 5, version: 2, phone: '', used_by: { orders: 0, users: 0, couriers: 0 } }
  answer(courierEndpoints.get, { data: row })
  answer(courierEndpoints.accounts, { data: [] })
  refuse(courierEndpoints.update, 401)
  renderScreen('/courier/?id=5', { as: 'logist' })
  await userEvent.type(await screen.findByLabelText(/^Phone/), '110')
  await loseSession('Save')

  const theirs = { ...row, version: 3, phone: '+49 170' }
  answer(courierEndpoints.get, { data: theirs })
  answer(courierEndpoints.accounts, { data: [] })
  refuse(courierEndpoints.update, 412, { data: theirs })
  await signInAgain(7)
  expect(await screen.findByLabelText(/^Phone/)).toHaveProperty('value', '110')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else changed this meanwhile: save again to keep yours')).toBeDefined()
  expect(asked(courierEndpoints.update).map(({ headers }) => headers.get('If-Match'))).toEqual(['"2"', '"2"'])
})
