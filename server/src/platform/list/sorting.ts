import { dictionary } from '@tracklane/contract/kit/dictionary'
import { sortFields } from '@tracklane/contract/kit/page'
import { type RawBuilder, sql } from 'kysely'

/** The sort keys of a list, field by field: a column, or several in turn. */
type SortKeys = Readonly<Record<string, readonly RawBuilder<unknown>[]>>

/**
 * A name in the order of an address book in every script: small letters with capitals, Ł beside L, Є, І and Ґ at their places.
 * Both databases know this collation, while what they take by themselves is up to the machine and often the order of bytes.
 */
export function named(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "und-x-icu"`
}

/** Columns of text by which lists are sorted, of whichever table; `sorting.test.ts` asks the lists. */
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

/** The allow-list of the contract as columns of the table; the fields that are none say what they are. */
export function sortKeys(table: string, fields: readonly string[], others: SortKeys = {}): SortKeys {
  const own = (field: string) => (TEXTS.has(field) ? named(`${table}.${field}`) : sql.ref(`${table}.${field}`))
  return dictionary(Object.fromEntries(fields.map((field) => [field, others[field] ?? [own(field)]])))
}

/** For `orderBy`: what is empty comes last, and the id decides among equals, so that no two pages show the same row. */
export function sortedBy(sort: string, keys: SortKeys, id: string): RawBuilder<unknown> {
  const parts = sortFields(sort).flatMap(({ field, direction }) =>
    (keys[field] ?? []).map((key) => sql`${key} ${sql.raw(direction)} nulls last`),
  )
  return sql.join([...parts, sql.ref(id)])
}
