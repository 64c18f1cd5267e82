import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '#db/like.ts'

/** A condition on a row; for `where` of a query and inside of written SQL alike. */
export type Condition = RawBuilder<SqlBool>

/** The text anywhere in one of the columns; without one everything is found. */
export function found(text: string | undefined, columns: readonly (string | RawBuilder<string>)[]): Condition {
  if (!text) return sql`true`
  const pattern = containing(text)
  const each = columns.map((column) => sql`${typeof column === 'string' ? sql.ref(column) : column} ilike ${pattern}`)
  return sql`(${sql.join(each, sql` or `)})`
}

/** The column has that value, or one of several; a filter that is not set keeps everything. */
export function equals(column: string, wanted: boolean | number | string | readonly (number | string)[] | undefined): Condition {
  if (wanted === undefined) return sql`true`
  if (typeof wanted !== 'object') return sql`${sql.ref(column)} = ${wanted}`
  return wanted.length === 0 ? sql`true` : sql`${sql.ref(column)} in (${sql.join(wanted)})`
}
