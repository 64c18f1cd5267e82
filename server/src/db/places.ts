import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './db.ts'
import type { EditableTable } from './rows.ts'

/** Tables whose rows people put in order. */
export type ContentTable = Extract<
  EditableTable,
  'faq_categories' | 'faqs' | 'onboarding_sections' | 'onboarding_categories' | 'onboarding_articles'
>

export interface RowPosition {
  readonly id: number
  readonly position: number
}

/** Locks all rows of the group, in their order, until the transaction ends. */
export async function lockPlaces(db: Db, table: ContentTable, group: RawBuilder<SqlBool>): Promise<RowPosition[]> {
  const { rows } = await sql<RowPosition>`select id, position from ${sql.table(table)} where ${group} order by id for update`.execute(db)
  return rows.sort((left, right) => left.position - right.position || left.id - right.id)
}

/** Returns the place after the last row of the group. */
export async function nextPlace(db: Db, table: ContentTable, group: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{
    next: number
  }>`select coalesce(max(position), 0) + 1 as next from ${sql.table(table)} where ${group}`.execute(db)
  return rows[0]?.next ?? 1
}

/** Writes the place of each row and raises its version. */
export async function writePlaces(db: Db, table: ContentTable, positions: readonly RowPosition[], now: Date): Promise<void> {
  await sql`update ${sql.table(table)} t set position = positions.position, version = t.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as positions(id integer, position integer) where positions.id = t.id`.execute(
    db,
  )
}
