import type { Generated, Selectable } from 'kysely'

export interface OrderSubStatusTable {
  id: Generated<number>
  /** null: a shared default. */
  organization_id: number | null
  status_id: number
  name: string
  color: string | null
  position: Generated<number>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface OrderFlowTable {
  id: Generated<number>
  name: string
  /** null: the shared default. */
  organization_id: number | null
  /** null: every country of the organization. */
  country_id: number | null
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface OrderFlowLinkTable {
  id: Generated<number>
  flow_id: number
  status_from: number
  status_to: number
  roles: string[]
}

export type OrderSubStatusRecord = Selectable<OrderSubStatusTable>
export type OrderFlowRecord = Selectable<OrderFlowTable>
