import type { Generated, Selectable } from 'kysely'

export interface CurrencyTable {
  id: Generated<number>
  name: string
  code: string
  symbol: string
  digits: Generated<number>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface CountryTable {
  id: Generated<number>
  name: string
  code: string
  currency_id: number
  phone_code: string
  time_zone: string
  /** HH:mm of the country: when it is told what is delivered the next day. */
  tomorrow_at: Generated<string>
  /** HH:mm there: from then to then customers get no SMS; the same twice: they always do. */
  quiet_from: Generated<string>
  quiet_to: Generated<string>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type CountryRecord = Selectable<CountryTable>
export type CurrencyRecord = Selectable<CurrencyTable>
