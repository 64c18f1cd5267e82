import type { Generated, JSONColumnType, Selectable } from 'kysely'

export interface ModelLogTable {
  id: Generated<number>
  /** The path name: order, order-flow, courier, user … */
  entity: string
  entity_id: number
  /** The entity whose log shows this row, too: {owner: order 7, relation: courier-order}. */
  owner_entity: string | null
  owner_id: number | null
  action: 'created' | 'updated' | 'deleted'
  actor_kind: 'user' | 'token' | 'system'
  actor_id: number | null
  /** The person who really uses the session while impersonating. */
  impersonator_id: number | null
  /** The name at that time: "Ann Lee (as Bob Ray)". */
  actor_name: string
  changes: JSONColumnType<Record<string, { old: unknown; new: unknown }>>
  created_at: Generated<Date>
}

export type ModelLogRecord = Selectable<ModelLogTable>
