import { searchText } from '@tracklane/contract/kit/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Tables with a `search_text`: a row as searches compare it, folded here and never in SQL (docs/decisions/0122). */
export const SEARCHED_TABLES = ['organizations', 'users', 'couriers', 'issues', 'orders'] as const
export type SearchedTable = (typeof SEARCHED_TABLES)[number]

/** Searched fields of an order. */
export interface SearchedOrder {
  readonly track: string
  readonly foreign_id: string | null
  readonly customer_full_name: string
  readonly customer_phone: string | null
  readonly customer_email: string | null
  readonly customer_address: string
}

/** Columns that make up an order's `search_text`. */
export const SEARCHED_OF_ORDER = [
  'track',
  'foreign_id',
  'customer_full_name',
  'customer_phone',
  'customer_email',
  'customer_address',
] as const satisfies readonly (keyof SearchedOrder)[]

export function orderSearchText(order: SearchedOrder, phoneCode: string | null): string {
  const { track, foreign_id, customer_full_name, customer_phone, customer_email, customer_address } = order
  const texts = [track, foreign_id, customer_full_name, customer_email, customer_address, customer_phone]
  return searchText(texts, { phone: customer_phone, phoneCode })
}

interface Source extends Record<SearchedTable, RawBuilder<unknown>> {}

const fullName = sql`searched.first_name || ' ' || searched.last_name`

/**
 * The texts of a row in their order, as an array. Everybody who sees the row may read the first; the last is the phone. The first two of
 * an order are its codes (`orders_codes_idx`).
 */
const TEXTS: Source = {
  organizations: sql`array[searched.name, searched.email, searched.address, searched.phone]`,
  users: sql`array[${fullName}, searched.email, searched.phone]`,
  couriers: sql`array[${fullName}, searched.email, searched.phone]`,
  issues: sql`array[searched.message, searched.actor_name, searched.url, null]`,
  orders: sql`array[searched.track, searched.foreign_id, searched.customer_full_name, searched.customer_email, searched.customer_address, searched.customer_phone]`,
}

const noCode = sql`null::text`
const codeOfCountry = sql`(select phone_code from countries where countries.id = searched.country_id)`
const CODES: Source = {
  organizations: noCode,
  users: codeOfCountry,
  couriers: codeOfCountry,
  issues: noCode,
  orders: codeOfCountry,
}

interface Row {
  readonly id: number
  readonly texts: readonly (string | null)[]
  readonly phone_code: string | null
}

/** Rewrites the searched texts of rows that this transaction has written. */
export async function renewSearchTexts(db: Db, table: SearchedTable, ids: readonly number[]): Promise<void> {
  await write(db, table, await findRows(db, table, sql`searched.id = any(${ids}::integer[])`))
}

/**
 * Writes the missing searched texts of at most `most` rows and returns their number; undefined where other transactions lock all that are
 * left.
 */
export async function fillSearchTexts(db: Db, table: SearchedTable, most: number): Promise<number | undefined> {
  const rows = await findRows(db, table, sql`searched.search_text is null order by searched.id limit ${most} for update skip locked`)
  if (rows.length > 0) await write(db, table, rows)
  return rows.length > 0 || !(await isMissing(db, table)) ? rows.length : undefined
}

async function isMissing(db: Db, table: SearchedTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where search_text is null limit 1`.execute(db)
  return rows.length > 0
}

async function findRows(db: Db, table: SearchedTable, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`select searched.id, ${TEXTS[table]} as texts, ${CODES[table]} as phone_code
    from ${sql.table(table)} as searched where ${which}`.execute(db)
  return rows
}

async function write(db: Db, table: SearchedTable, rows: readonly Row[]): Promise<void> {
  const texts = rows.map((row) => searchText(row.texts, { phone: row.texts.at(-1), phoneCode: row.phone_code }))
  await sql`update ${sql.table(table)} as searched set search_text = made.text
    from unnest(${rows.map(({ id }) => id)}::integer[], ${texts}::text[]) as made(id, text) where searched.id = made.id`.execute(db)
}

const AT_ONCE = 500

/** Writes all missing texts, for a caller that has the tables to itself. */
export async function fillAllSearchTexts(db: Db): Promise<void> {
  for (const table of SEARCHED_TABLES) {
    while ((await fillSearchTexts(db, table, AT_ONCE)) !== 0) {}
  }
}
