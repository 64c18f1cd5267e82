import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ContentTable } from '#db/places.ts'
import type { Condition } from '#platform/list/narrowing.ts'
import type { ParentColumn } from './content-kind.rules.ts'
import type { Sight } from './sight.rules.ts'

/** Returns the condition for rows that are ordered together: of one parent, or all without a parent column. */
export function groupOf(parent: ParentColumn | undefined, id: number | undefined): Condition {
  return parent === undefined || id === undefined ? sql`true` : sql`${sql.ref(parent)} = ${id}`
}

/** Returns the condition for the rows of this row's group. */
export function besides(table: ContentTable, parent: ParentColumn | undefined, id: number): Condition {
  if (parent === undefined) return sql`true`
  const column = sql.ref(parent)
  return sql`${column} = (select ${column} from ${sql.table(table)} where id = ${id})`
}

interface Move {
  readonly id: number
  /** The new parent of the row. */
  readonly target: number | undefined
}

/** Returns the condition for the rows of this row's group, and those of its new one. */
export function besidesOrIn(table: ContentTable, parent: ParentColumn | undefined, { id, target }: Move): Condition {
  const here = besides(table, parent, id)
  return target === undefined ? here : sql`(${here} or ${groupOf(parent, target)})`
}

/** Locks additions to a group, so that two at once count each other. */
export async function lockAdditions(db: Db, table: ContentTable, parentId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(table)}::regclass::oid::integer, ${parentId})`.execute(db)
}

/** Locks the order of this table until the transaction ends: no other transaction moves or inserts rows. */
export async function lockOrder(db: Db, table: ContentTable): Promise<void> {
  await lockAdditions(db, table, -1)
}

export async function countRows(db: Db, table: ContentTable, group: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${sql.table(table)} where ${group}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Returns the condition that the rows of all these tables are published: a row inside an unpublished one is hidden, too. */
export function seen({ all }: Sight, tables: readonly [string, ...string[]]): Condition {
  const published = tables.map((table) => sql.ref(`${table}.published`))
  return sql<SqlBool>`(${all} or (${sql.join(published, sql` and `)}))`
}
