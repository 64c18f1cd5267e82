import type { Vehicle } from '@tracklane/contract/courier'
import type { Generated, Selectable } from 'kysely'

export interface CourierTable {
  id: Generated<number>
  organization_id: number
  country_id: number
  /** A login of role courier, at most one courier each. */
  user_id: number | null
  first_name: string
  last_name: string
  phone: string | null
  email: string | null
  vehicle: Vehicle
  capacity: number | null
  active: Generated<boolean>
  /** The row as searches compare it (`#db/search-texts.ts`); null until it is made. */
  search_text: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type CourierRecord = Selectable<CourierTable>
