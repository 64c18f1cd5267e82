import { getTimezonesForCountry } from 'countries-and-timezones'
import { countries, type ICountry, type TCountryCode } from 'countries-list'

/** A country of ISO 3166 with the fields of its form. */
export interface IsoCountry {
  readonly code: string
  /** The name in the requested language. */
  readonly name: string
  /** "+373"; the first of several. */
  readonly phone_code: string
  /** ISO 4217, the most used currency. */
  readonly currency_code: string
  readonly time_zones: readonly string[]
  /** The only zone, else the zone of the capital; undefined where a person must choose. */
  readonly time_zone: string | undefined
}

/** Returns every country with people, money and a time zone, sorted by name. */
export function isoCountries(language: string): IsoCountry[] {
  const nameOf = namesIn(language)
  const all = Object.entries(countries).flatMap(([code, country]) => {
    const found = isoCountry(code as TCountryCode, country, nameOf(code)) // a key of the list
    return found ? [found] : []
  })
  return all.sort((one, other) => one.name.localeCompare(other.name, language))
}

function isoCountry(code: TCountryCode, { name, phone, currency, capital }: ICountry, said: string | undefined): IsoCountry | undefined {
  const time_zones = getTimezonesForCountry(code)?.map((zone) => zone.name) ?? []
  const [currency_code] = currency
  const [number] = phone
  if (time_zones.length === 0 || !currency_code || !number) return undefined
  const ofCapital = time_zones.find((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') === capital)
  return {
    code,
    name: said ?? name,
    phone_code: phoneCode(number),
    currency_code,
    time_zones,
    time_zone: time_zones.length === 1 ? time_zones[0] : ofCapital,
  }
}

/** Formats the code. Islands of the North American plan have an area code: "+1 809". */
function phoneCode(number: number): string {
  const digits = String(number)
  return digits.length > 3 && digits.startsWith('1') ? `+1 ${digits.slice(1)}` : `+${digits}`
}

/** Returns a function that names a country; undefined for a code that this browser does not know. */
function namesIn(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}
