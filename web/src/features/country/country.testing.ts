import type { Country } from '@tracklane/contract/country'
import type { Currency } from '@tracklane/contract/currency'

const stamps = { created_at: '2026-03-01T08:00:00.000Z', updated_at: '2026-03-01T08:00:00.000Z', version: 1 }

export function country(patch: Partial<Country> = {}): Country {
  return {
    id: 1,
    name: 'Germany',
    code: 'DE',
    currency_id: 1,
    currency_code: 'EUR',
    phone_code: '+49',
    time_zone: 'Europe/Berlin',
    active: true,
    ...stamps,
    ...patch,
  }
}

export function currency(patch: Partial<Currency> = {}): Currency {
  return { id: 1, name: 'Euro', code: 'EUR', symbol: '€', digits: 2, active: true, ...stamps, ...patch }
}
