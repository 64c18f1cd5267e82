import { readAddress } from '@tracklane/contract/kit/address'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** The destination of an order, read from its address by the rule of its country; null where it is not found. */
export interface OrderPlace {
  readonly postcode: string | null
  readonly town: string | null
}

export function placeOf(countryCode: string, address: string): OrderPlace {
  const { postcode, town } = readAddress(countryCode, address)
  return { postcode, town }
}

interface Row {
  readonly id: number
  readonly country_code: string
  readonly customer_address: string
}

/** Reads the addresses again of orders that this transaction has written; returns their places by id. */
export async function renewPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OrderPlace>> {
  return write(db, await findRows(db, sql`o.id = any(${ids}::integer[])`))
}

/** Reads at most `most` unread addresses and returns their number; undefined where other transactions lock all that are left. */
export async function fillPlaces(db: Db, most: number): Promise<number | undefined> {
  const rows = await findRows(db, sql`not o.address_read order by o.id limit ${most} for update of o skip locked`)
  if (rows.length > 0) await write(db, rows)
  return rows.length > 0 || !(await isMissing(db)) ? rows.length : undefined
}

async function isMissing(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from orders where not address_read limit 1`.execute(db)
  return rows.length > 0
}

async function findRows(db: Db, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`select o.id, (select code from countries where countries.id = o.country_id) as country_code,
    o.customer_address from orders o where ${which}`.execute(db)
  return rows
}

async function write(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<number, OrderPlace>> {
  const places = new Map(rows.map((row) => [row.id, placeOf(row.country_code, row.customer_address)]))
  const read = [...places.values()]
  await sql`update orders set postcode = made.postcode, town = made.town, address_read = true
    from unnest(${[...places.keys()]}::integer[], ${read.map(({ postcode }) => postcode)}::text[], ${read.map(({ town }) => town)}::text[])
      as made(id, postcode, town) where orders.id = made.id`.execute(db)
  return places
}

const AT_ONCE = 500

/** Reads all remaining addresses, for a caller that has the table to itself. */
export async function fillAllPlaces(db: Db): Promise<void> {
  while ((await fillPlaces(db, AT_ONCE)) !== 0) {}
}
