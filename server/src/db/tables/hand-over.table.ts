import type { Generated, Selectable } from 'kysely'

export interface HandOverTable {
  id: Generated<number>
  organization_id: number
  country_id: number
  /** Counts up in each organization. */
  number: number
  courier_id: number
  /** Names at that time: a receipt printed again is unchanged. */
  courier: string
  received_by: string
  created_by: string
  created_at: Date
  cancelled_by: string | null
  cancelled_at: Date | null
  cancel_reason: string | null
}

export interface HandOverOrderTable {
  hand_over_id: number
  order_id: number
  /** The amount paid, even if the order changes; numeric: text here, never a float. */
  total: string
  currency_code: string
  /** True where neither cancelled nor superseded; at most one of each order. */
  living: Generated<boolean>
  /** The later hand-over of the order, from before a second one was refused. */
  superseded_by: number | null
}

export type HandOverRecord = Selectable<HandOverTable>
