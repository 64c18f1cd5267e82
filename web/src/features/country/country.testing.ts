import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CountryDetail, countryEndpoints } from '@tracklane/contract/country'
import { type CurrencyDetail, currencyEndpoints } from '@tracklane/contract/currency'
import { answer } from '#testing/answer.ts'

const stamps = { created_at: '2026-03-01T08:00:00.000Z', updated_at: '2026-03-01T08:00:00.000Z', version: 1 }

export const NOTHING = { orders: 0, users: 0, couriers: 0, organizations: 0, hand_overs: 0, order_flows: 0, kanbans: 0, kanban_cards: 0 }

export function country(patch: Partial<CountryDetail> = {}): CountryDetail {
  return {
    id: 1,
    name: 'Germany',
    code: 'DE',
    currency_id: 1,
    currency_code: 'EUR',
    phone_code: '+49',
    time_zone: 'Europe/Berlin',
    tomorrow_at: '18:00',
    quiet_from: '21:00',
    quiet_to: '08:00',
    active: true,
    ...stamps,
    ...patch,
  }
}

export function currency(patch: Partial<CurrencyDetail> = {}): CurrencyDetail {
  return { id: 1, name: 'Euro', code: 'EUR', symbol: '€', digits: 2, active: true, ...stamps, ...patch }
}

export const germany = country()
export const austria = country({ id: 2, name: 'Austria', code: 'AT', phone_code: '+43', time_zone: 'Europe/Vienna', active: false })
const euro = currency()
const zloty = currency({ id: 2, name: 'Złoty', code: 'PLN', symbol: 'zł' })
const mark = currency({ id: 3, name: 'Mark', code: 'DEM', symbol: 'DM', active: false })

/** Answers with two countries and their possible currencies. */
export function answerCountries(): void {
  answer(countryEndpoints.list, { data: [austria, germany] })
  answer(countryEndpoints.get, ({ path }) => ({ data: path.endsWith('/2') ? austria : germany }))
  answer(currencyEndpoints.list, { data: [euro, zloty, mark] })
}

export async function formNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
