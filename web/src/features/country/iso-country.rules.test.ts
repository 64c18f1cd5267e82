import { CountryDraft } from '@tracklane/contract/country'
import { expect, test } from 'vitest'
import { isoCountries } from './iso-country.rules.ts'

const all = isoCountries('en')
const country = (code: string) => all.find((one) => one.code === code)

test('every country of the list fills a valid form', () => {
  expect(all.length).toBeGreaterThan(240)
  const drafts = all.map(({ code, name, phone_code, time_zones, time_zone = time_zones[0] }) => ({
    code,
    name,
    phone_code,
    time_zone,
    currency_id: 1,
  }))
  expect(drafts.filter((draft) => !CountryDraft.safeParse(draft).success)).toEqual([])
  expect(all.filter(({ currency_code }) => !/^[A-Z]{3}$/.test(currency_code))).toEqual([])
})

test.each([
  ['MD', { name: 'Moldova', phone_code: '+373', currency_code: 'MDL', time_zone: 'Europe/Chisinau' }],
  ['DE', { name: 'Germany', phone_code: '+49', currency_code: 'EUR', time_zone: 'Europe/Berlin' }],
  ['DO', { name: 'Dominican Republic', phone_code: '+1 809', currency_code: 'DOP', time_zone: 'America/Santo_Domingo' }],
  ['PT', { name: 'Portugal', phone_code: '+351', currency_code: 'EUR', time_zone: 'Europe/Lisbon' }],
  ['US', { name: 'United States', phone_code: '+1', currency_code: 'USD', time_zone: undefined }],
])('%s is filled with its values; a zone is never guessed among several', (code, filled) => {
  expect(country(code)).toMatchObject(filled)
})

test('names are in the language, in its order', () => {
  const german = isoCountries('de').map(({ name }) => name)
  expect(german.indexOf('Österreich')).toBeGreaterThan(german.indexOf('Oman'))
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'))
})
