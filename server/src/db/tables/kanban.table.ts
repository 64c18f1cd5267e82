import type { KanbanCardField, KanbanColumn } from '@tracklane/contract/kanban'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

export interface KanbanTable {
  id: Generated<number>
  name: string
  organization_id: number | null
  country_id: number | null
  columns: JSONColumnType<KanbanColumn[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface KanbanCardTable {
  id: Generated<number>
  name: string
  organization_id: number | null
  country_id: number | null
  fields: JSONColumnType<KanbanCardField[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type KanbanRecord = Selectable<KanbanTable>
export type KanbanCardRecord = Selectable<KanbanCardTable>
