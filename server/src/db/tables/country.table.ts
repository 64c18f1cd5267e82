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
  /** HH:mm in the country: when customers are told about the next day's deliveries. */
  tomorrow_at: Generated<string>
  /** HH:mm in the country: customers get no SMS from `quiet_from` to `quiet_to`; equal times: they always do. */
  quiet_from: Generated<string>
  quiet_to: Generated<string>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type CountryRecord = Selectable<CountryTable>
export type CurrencyRecord = Selectable<CurrencyTable>
