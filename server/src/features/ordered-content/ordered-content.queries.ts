import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ContentTable } from '#db/places.ts'
import type { Condition } from '#platform/list/narrowing.ts'
import type { ParentColumn } from './content-kind.rules.ts'
import type { Sight } from './sight.rules.ts'

/** The rows that have one order among each other: those of one parent, or all where there is none. */
export function groupOf(parent: ParentColumn | undefined, id: number | undefined): Condition {
  return parent === undefined || id === undefined ? sql`true` : sql`${sql.ref(parent)} = ${id}`
}

/** Those that stand with this one. */
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

/** Those that stand with a row, and those it shall stand with. */
export function besidesOrIn(table: ContentTable, parent: ParentColumn | undefined, { id, target }: Move): Condition {
  const here = besides(table, parent, id)
  return target === undefined ? here : sql`(${here} or ${groupOf(parent, target)})`
}

/** Makes two additions to the same group at once count each other. */
export async function lockAdditions(db: Db, table: ContentTable, parentId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(table)}::regclass::oid::integer, ${parentId})`.execute(db)
}

/** Nobody else moves a row of this table, or puts one between others, until the transaction ends. */
export async function lockOrder(db: Db, table: ContentTable): Promise<void> {
  await lockAdditions(db, table, -1)
}

export async function countRows(db: Db, table: ContentTable, group: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${sql.table(table)} where ${group}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The rows of all these tables are published: what stands in something that is not is as little there as what is not itself. */
export function seen({ all }: Sight, tables: readonly [string, ...string[]]): Condition {
  const published = tables.map((table) => sql.ref(`${table}.published`))
  return sql<SqlBool>`(${all} or (${sql.join(published, sql` and `)}))`
}
