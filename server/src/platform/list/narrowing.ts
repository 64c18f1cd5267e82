import { BEFORE_PHONE, BETWEEN_TEXTS, type SearchTerm, searchTerms } from '@tracklane/contract/kit/search-text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '#db/like.ts'
import type { Bounds } from '#platform/instant.ts'

/** A condition on a row, for `where` of a query and inside written SQL. */
export type Condition = RawBuilder<SqlBool>

/** Finds the text anywhere in one of the columns; without a text every row is found. */
export function found(text: string | undefined, columns: readonly (string | RawBuilder<string>)[]): Condition {
  if (!text) return sql`true`
  const pattern = containing(text)
  const each = columns.map((column) => sql`${typeof column === 'string' ? sql.ref(column) : column} ilike ${pattern}`)
  return sql`(${sql.join(each, sql` or `)})`
}

/** A text made by `searchText`, and the columns that are searched where a row has none yet. */
export interface SearchedRow {
  readonly text: RawBuilder<unknown>
  readonly before: readonly (string | RawBuilder<string>)[]
}

/** Finds rows with every word of the search in their text, in any order, or in their phone. */
export function searched(search: string | undefined, { text, before }: SearchedRow): Condition {
  if (!search) return sql`true`
  const terms = searchTerms(search).map((term) => hasTerm(text, term))
  return sql`((${sql.join([sql`${text} is not null`, ...terms], sql` and `)}) or (${text} is null and ${found(search, before)}))`
}

/** Returns the first text that `searchText` has joined: the only one searched for people who may see no more of a row. */
export function nameOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`split_part(${text}, ${sql.lit(BETWEEN_TEXTS)}, 1)`
}

/** Checks whether an index finds the rows of a search. */
export function isIndexed(search: string): boolean {
  return searchTerms(search).some(hasTrigrams)
}

/** Compares a word without a trigram in an expression that no index matches: the database would read a whole index for it. */
function hasTerm(text: RawBuilder<unknown>, term: SearchTerm): Condition {
  const compared = hasTrigrams(term) ? text : sql`(${text} || '')`
  const patterns = [containing(term.word), ...term.numbers.map((number) => `%${BEFORE_PHONE}%${number}%`)]
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${compared} like ${pattern}`),
    sql` or `,
  )})`
}

function hasTrigrams({ word }: SearchTerm): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word)
}

/** Keeps rows with that value, or one of several, in the column; without a filter every row. */
export function equals(column: string, wanted: boolean | number | string | readonly (number | string)[] | undefined): Condition {
  if (wanted === undefined) return sql`true`
  if (typeof wanted !== 'object') return sql`${sql.ref(column)} = ${wanted}`
  return wanted.length === 0 ? sql`true` : sql`${sql.ref(column)} in (${sql.join(wanted)})`
}

/** Returns the conditions that a moment lies within bounds; a missing bound keeps every row. */
export function withinBounds(moment: RawBuilder<unknown>, { from, to, before }: Bounds): Condition[] {
  return [
    ...(from ? [sql<SqlBool>`${moment} >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`${moment} <= ${to}`] : []),
    ...(before ? [sql<SqlBool>`${moment} < ${before}`] : []),
  ]
}
