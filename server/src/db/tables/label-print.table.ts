import type { Generated } from 'kysely'

export interface LabelPrintTable {
  id: Generated<number>
  order_id: number
  user_id: number | null
  /** The person who really uses the session while impersonating. */
  impersonator_id: number | null
  /** The person's name, kept when the account is gone. */
  actor_name: string
  created_at: Generated<Date>
}
