import type { Generated } from 'kysely'

export interface LabelPrintTable {
  id: Generated<number>
  order_id: number
  user_id: number | null
  /** The person really at the keyboard while impersonating. */
  impersonator_id: number | null
  /** The person's name, also when the account is gone. */
  actor_name: string
  created_at: Generated<Date>
}
