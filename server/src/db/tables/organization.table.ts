import type { Generated, Selectable } from 'kysely'

export interface OrganizationTable {
  id: Generated<number>
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** The countries it serves; empty: every country. */
  country_ids: Generated<number[]>
  active: Generated<boolean>
  /** The row as searches compare it (`#db/search-texts.ts`); null until it is made. */
  search_text: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface OrganizationTokenTable {
  id: Generated<number>
  organization_id: number
  name: string
  /** orders:read, orders:write */
  abilities: string[]
  /** SHA-256 of the secret, hex. */
  secret_hash: string
  prefix: string
  created_by: number | null
  last_used_at: Date | null
  expires_at: Date
  created_at: Generated<Date>
}

export type OrganizationRecord = Selectable<OrganizationTable>
