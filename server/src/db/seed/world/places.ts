export type CountryCode = 'DE' | 'PL' | 'CZ' | 'UA' | 'HU'

export interface SalesCountry {
  readonly code: CountryCode
  readonly name: string
  readonly currency: string
  readonly digits: number
  readonly phone_code: string
  readonly time_zone: string
  readonly language: string
  /** The share of orders that are paid at the door. */
  readonly cod: number
}

export const PLACES: readonly SalesCountry[] = [
  { code: 'DE', name: 'Germany', currency: 'EUR', digits: 2, phone_code: '+49', time_zone: 'Europe/Berlin', language: 'de', cod: 0.42 },
  { code: 'PL', name: 'Poland', currency: 'PLN', digits: 2, phone_code: '+48', time_zone: 'Europe/Warsaw', language: 'pl', cod: 0.6 },
  { code: 'CZ', name: 'Czechia', currency: 'CZK', digits: 2, phone_code: '+420', time_zone: 'Europe/Prague', language: 'cs', cod: 0.64 },
  { code: 'UA', name: 'Ukraine', currency: 'UAH', digits: 2, phone_code: '+380', time_zone: 'Europe/Kyiv', language: 'uk', cod: 0.78 },
  { code: 'HU', name: 'Hungary', currency: 'HUF', digits: 0, phone_code: '+36', time_zone: 'Europe/Budapest', language: 'hu', cod: 0.66 },
]

export function placeOf(code: CountryCode): SalesCountry {
  const place = PLACES.find((one) => one.code === code)
  if (!place) throw new Error(`No place ${code}`)
  return place
}

interface Company {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly domain: string
  /** The beginning of its shops' order numbers. */
  readonly prefix: string
  /** The countries it works in, the home country first, and each one's share of all demo orders. */
  readonly areas: readonly { readonly country: CountryCode; readonly share: number }[]
}

export const COMPANIES: readonly Company[] = [
  {
    name: 'Hansekurier',
    email: 'dispatch@hansekurier.test',
    phone: '+49 40 5550 1830',
    address: 'Brooktorkai 14, 20457 Hamburg',
    domain: 'hansekurier.test',
    prefix: 'HK',
    areas: [
      { country: 'DE', share: 0.36 },
      { country: 'PL', share: 0.18 },
      { country: 'CZ', share: 0.13 },
    ],
  },
  {
    name: 'Bursztyn Express',
    email: 'biuro@bursztyn-express.test',
    phone: '+48 58 555 04 20',
    address: 'ul. Marynarki Polskiej 77, 80-557 Gdańsk',
    domain: 'bursztyn-express.test',
    prefix: 'BX',
    areas: [
      { country: 'PL', share: 0.15 },
      { country: 'UA', share: 0.1 },
      { country: 'HU', share: 0.08 },
    ],
  },
]
