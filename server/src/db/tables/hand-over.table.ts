import type { Generated, Selectable } from 'kysely'

export interface HandOverTable {
  id: Generated<number>
  organization_id: number
  country_id: number
  /** Counted up in each organization. */
  number: number
  courier_id: number
  /** Names as they were: a receipt printed again says what it said. */
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
  /** The amount paid, whatever becomes of the order; numeric: text here, never a float. */
  total: string
  currency_code: string
  /** Neither taken back nor superseded; one of each order at most. */
  living: Generated<boolean>
  /** The later hand-over of the same order, from before a second one was refused. */
  superseded_by: number | null
}

export type HandOverRecord = Selectable<HandOverTable>
