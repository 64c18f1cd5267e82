import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { sessionEndpoints } from '@tracklane/contract/session'
import { type Account, type UserDetail, userEndpoints } from '@tracklane/contract/user'
import { country } from '#features/country/country.testing.ts'
import { answer } from '#testing/answer.ts'

const AT = '2026-03-01T08:00:00.000Z'

export function user(patch: Partial<UserDetail> = {}): UserDetail {
  return {
    id: 12,
    first_name: 'Jonas',
    last_name: 'Brandt',
    name: 'Jonas Brandt',
    email: 'jonas@example.test',
    phone: null,
    role: 'logist',
    organization_id: 1,
    organization: 'North Parcel',
    country_id: 1,
    country_name: 'Germany',
    courier: null,
    courier_id: null,
    language: null,
    theme: null,
    active: true,
    onboarding: { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true, hide_setup_guide: true },
    last_login_at: AT,
    last_seen_at: AT,
    created_at: AT,
    updated_at: AT,
    version: 2,
    used_by: { orders: 0, users: 0, couriers: 0 },
    ...patch,
  }
}

const session = (id: number) => ({ id, current: false, created_at: AT, last_seen_at: AT, ip: null, user_agent: null })
export const felix = user({
  id: 13,
  name: 'Felix Hartmann',
  first_name: 'Felix',
  last_name: 'Hartmann',
  role: 'courier',
  courier: 'F. Hartmann',
  courier_id: 41,
  used_by: { orders: 37, users: 0, couriers: 1 },
})
const marek = user({ id: 14, name: 'Marek Dombek', active: false, country_id: null, country_name: null, last_seen_at: null })

export const list = (...data: Account[]) =>
  answer(userEndpoints.list, { data, meta: { current_page: 1, per_page: 25, total: data.length, last_page: 1 } })

export function answerUsers() {
  list(user(), felix, marek)
  answer(userEndpoints.get, { data: user() })
  answer(countryEndpoints.list, { data: [country(), country({ id: 2, name: 'Poland', code: 'PL' })] })
  answer(sessionEndpoints.list, { data: [session(1), session(2)] })
  answer(organizationEndpoints.options, {
    data: [
      { id: 1, name: 'North Parcel', active: true },
      { id: 2, name: 'South Parcel', active: true },
    ],
  })
}

export const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const press = async (form: ReturnType<typeof within>, name: string) => userEvent.click(form.getByRole('button', { name }))

export async function choose(form: ReturnType<typeof within>, label: string | RegExp, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
