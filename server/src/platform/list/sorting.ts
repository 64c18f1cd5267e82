import { dictionary } from '@tracklane/contract/kit/dictionary'
import { sortFields } from '@tracklane/contract/kit/page'
import { type RawBuilder, sql } from 'kysely'

/** The sort keys of a list by field: one column or several. */
type SortKeys = Readonly<Record<string, readonly RawBuilder<unknown>[]>>

/**
 * Returns SQL for the order of an address book in every script: small letters with capitals, Ł beside L, Є, І and Ґ at their places.
 * Both databases know this collation; their default depends on the machine and is often the order of bytes.
 */
export function named(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "und-x-icu"`
}

/** Text columns of all tables by which lists are sorted; `sorting.test.ts` checks the lists. */
const TEXTS: ReadonlySet<string> = new Set([
  'audience',
  'category',
  'channel',
  'char_code',
  'code',
  'country_name',
  'email',
  'event',
  'ip',
  'kind',
  'message',
  'name',
  'organization',
  'phone',
  'phone_code',
  'role',
  'symbol',
  'time_zone',
  'vehicle',
])

/** Maps the contract's allow-list to columns of the table; `others` gives the keys of fields that are not columns. */
export function sortKeys(table: string, fields: readonly string[], others: SortKeys = {}): SortKeys {
  const own = (field: string) => (TEXTS.has(field) ? named(`${table}.${field}`) : sql.ref(`${table}.${field}`))
  return dictionary(Object.fromEntries(fields.map((field) => [field, others[field] ?? [own(field)]])))
}

/** Returns the keys for `orderBy`: empty values last, and the id decides among equal rows, so that no two pages show the same row. */
export function sortedBy(sort: string, keys: SortKeys, id: string): RawBuilder<unknown> {
  const parts = sortFields(sort).flatMap(({ field, direction }) =>
    (keys[field] ?? []).map((key) => sql`${key} ${sql.raw(direction)} nulls last`),
  )
  return sql.join([...parts, sql.ref(id)])
}
