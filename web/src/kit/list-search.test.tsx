import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CourierDetail, courierEndpoints } from '@tracklane/contract/courier'
import { expect, test } from 'vitest'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const [AT, NARROWED] = ['2026-03-01T08:00:00.000Z', { search: 'a', active: '1', sort: '-open_orders', page: '2' }]

const courier = (name: string, at: number): CourierDetail => ({
  id: 5 + at,
  organization_id: 1,
  country_id: 1,
  country_name: 'Germany',
  user_id: null,
  user: null,
  first_name: name.slice(0, 3),
  last_name: name.slice(4),
  name,
  phone: '+49 151 1234',
  email: null,
  vehicle: 'van',
  capacity: null,
  active: true,
  open_orders: 0,
  created_at: AT,
  updated_at: AT,
  version: 1,
  used_by: { orders: 0, users: 0, couriers: 0 },
})
const [ann, ben] = [courier('Ann Lee', 0), courier('Ben Ode', 1)]

test("a row's link, opening and closing it, and another page keep the filters of the list", async () => {
  answer(courierEndpoints.list, { data: [ann, ben], meta: { current_page: 2, per_page: 25, total: 70, last_page: 3 } })
  answer(courierEndpoints.get, ({ path }) => ({ data: path.endsWith('/6') ? ben : ann }))
  answer(courierEndpoints.accounts, { data: [] })
  const router = renderScreen(`/courier/?${new URLSearchParams(NARROWED)}`, { as: 'logist' })
  const stands = (search: object) => waitFor(() => expect(router.state.location.search).toEqual(search))

  const link = await screen.findByRole('link', { name: /Ben Ode/ })
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://any/').searchParams)).toEqual({ ...NARROWED, id: '6' })
  await userEvent.click(link)
  await screen.findByRole('dialog', { name: 'Ben Ode' })
  await stands({ ...NARROWED, id: '6' })
  await userEvent.keyboard('{Escape}')
  await stands(NARROWED)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await stands({ ...NARROWED, page: '3' })
})
