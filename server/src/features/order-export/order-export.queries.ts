import { EXPORT_COLUMNS, type ExportColumn, SPECIFIED_COLUMNS } from '@tracklane/contract/order-export'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { CELL_END } from '#platform/sheet/rows-text.rules.ts'

/** Reads seconds since 1970: parsing a date from text takes longer than the rest of the row. */
const secondsOf = (column: string) => sql`floor(date_part('epoch', ${sql.ref(column)}))`

const VALUES: Readonly<Record<ExportColumn, RawBuilder<unknown>>> = {
  id: sql`o.id`,
  status: sql`o.status_id`,
  sub_status: sql`o.sub_status_id`,
  foreign_id: sql`o.foreign_id`,
  track: sql`o.track`,
  customer_full_name: sql`o.customer_full_name`,
  customer_phone: sql`o.customer_phone`,
  customer_address: sql`o.customer_address`,
  payment_type: sql`o.payment_type`,
  country_name: sql`o.country_id`,
  courier: sql`o.courier_id`,
  products: sql`o.products`,
  products_amount: sql`o.products_amount`,
  delivery_from: secondsOf('o.delivery_from'),
  delivery_to: secondsOf('o.delivery_to'),
  delivered_at: secondsOf('o.delivered_at'),
  order_price: sql`o.order_price`,
  delivery_price: sql`o.delivery_price`,
  total: sql`o.total`,
  currency_code: sql`o.currency_code`,
  created_at: secondsOf('o.created_at'),
  archived: sql`(o.archived_at is not null)::integer`,
  paid: sql`(o.paid_at is not null)::integer`,
  organization: sql`o.organization_id`,
  postcode: sql`o.postcode`,
  town: sql`o.town`,
}

/** Names by id, and digits by code. */
export type Names = Readonly<Record<'countries' | 'couriers' | 'organizations' | 'sub_statuses', Readonly<Record<string, string>>>> & {
  readonly digits: Readonly<Record<string, number>>
}

/** Finds the names once for a file: joined to each row they take a third of the time. */
export async function findNames(db: Db): Promise<Names> {
  const { rows } = await sql<Names>`select
    (select coalesce(json_object_agg(id, name), '{}') from countries) as countries,
    (select coalesce(json_object_agg(id, first_name || ' ' || last_name), '{}') from couriers) as couriers,
    (select coalesce(json_object_agg(id, name), '{}') from organizations) as organizations,
    (select coalesce(json_object_agg(id, name), '{}') from order_sub_statuses) as sub_statuses,
    (select coalesce(json_object_agg(code, digits), '{}') from currencies) as digits`.execute(db)
  return rows[0] as Names // the only row
}

/** All texts written by people: they may hold any character. */
const WRITTEN = sql`concat(o.foreign_id, o.track, o.customer_full_name, o.customer_phone, o.customer_address, o.currency_code)`
const END = sql.lit(CELL_END)

/** Writes a row like `rowsText`; its first cell is a number. */
function rowText(columns: readonly ExportColumn[]): RawBuilder<string> {
  const values = columns.map((column) => VALUES[column])
  const texts = values.map((value) => sql`${value}::text`)
  return sql`case when strpos(${WRITTEN}, ${END}) = 0 then concat(${sql.join(values, sql`, ${END}, `)}, ${END})
    else array_to_json(array[${sql.join(texts)}])::text || repeat(${END}, ${sql.lit(columns.length)}) end`
}

const SPECIFIED: ReadonlySet<ExportColumn> = new Set(SPECIFIED_COLUMNS)

/**
 * Returns the columns to read: the usual ones or all. Few different statements, equal for all people, so that they are prepared. Both lists
 * begin with the usual columns.
 */
export function cellsRead(columns: readonly ExportColumn[]): readonly ExportColumn[] {
  return columns.every((column) => SPECIFIED.has(column)) ? SPECIFIED_COLUMNS : EXPORT_COLUMNS
}

/**
 * Finds the rows of these orders (ids with commas between), in the order of the ids, as `rowsText` writes them. Orders that have left the
 * list meanwhile are left out. One text, because a driver that reads each value takes as long as the database; not JSON, because looking up
 * the type of each value takes PostgreSQL as long as the rest. `offset 0` makes it find each order by its id: without statistics the
 * planner takes an index of the condition, and reads all matching rows for every batch.
 */
export async function findRowsText(db: Db, { condition }: Matching, columns: readonly ExportColumn[], ids: string): Promise<string> {
  const { rows } = await sql<{ rows: string | null }>`
    select string_agg(${rowText(columns)}, '' order by w.n) as rows
    from unnest(${`{${ids}}`}::integer[]) with ordinality as w (id, n)
    cross join lateral (select * from orders where id = w.id offset 0) o
    where ${condition}`.execute(db)
  return rows[0]?.rows ?? ''
}
