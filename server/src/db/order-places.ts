import { readAddress } from '@tracklane/contract/kit/address'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Where an order goes, read from its address by the rule of its country; null where that cannot be told. */
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

/** Reads anew the addresses of orders that this transaction has written: their places by id. */
export async function renewPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OrderPlace>> {
  return write(db, await findRows(db, sql`o.id = any(${ids}::integer[])`))
}

/** Reads so many addresses that nobody has read yet, and says how many; undefined where all that are left are held by others. */
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

/** Reads all addresses that are left, for whoever has the table to themselves. */
export async function fillAllPlaces(db: Db): Promise<void> {
  while ((await fillPlaces(db, AT_ONCE)) !== 0) {}
}
