import { sortFields } from '@tracklane/contract/kit/page'
import { type RawBuilder, sql } from 'kysely'

/** What a list is sorted by, field by field: a column, or several in turn. */
type SortKeys = Readonly<Record<string, readonly RawBuilder<unknown>[]>>

/** The allow-list of the contract as columns of the table; the fields that are none say what they are. */
export function sortKeys(table: string, fields: readonly string[], others: SortKeys = {}): SortKeys {
  return Object.fromEntries(fields.map((field) => [field, others[field] ?? [sql.ref(`${table}.${field}`)]]))
}

/** For `orderBy`: what is empty comes last, and the id decides among equals, so that no two pages show the same row. */
export function sortedBy(sort: string, keys: SortKeys, id: string): RawBuilder<unknown> {
  const parts = sortFields(sort).flatMap(({ field, direction }) =>
    (keys[field] ?? []).map((key) => sql`${key} ${sql.raw(direction)} nulls last`),
  )
  return sql.join([...parts, sql.ref(id)])
}
