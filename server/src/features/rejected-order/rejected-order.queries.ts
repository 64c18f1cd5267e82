import { STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type AskedCouriers, ofCouriers } from '#features/order/courier-condition.queries.ts'
import { type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import { courierOfEntry, enteredWithin, isEntry, isStanding } from '#features/order/standing-entries.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'
import { equals } from '#platform/list/narrowing.ts'

/** Entries of the status log into 5, 7, 8 and 10, by time, courier and the area of their orders. */
export interface Entries {
  readonly scope: Scope
  readonly period: Bounds
  readonly country_id: readonly number[] | undefined
  readonly organization_id: readonly number[] | undefined
  readonly courier_id: AskedCouriers
}

/** Returns the condition on `order_status_log l` and its `orders o`: archived orders count, deleted ones never. */
function entriesOf({ scope, period, country_id, organization_id, courier_id }: Entries): OrderCondition {
  const conditions = [
    isStanding,
    ...enteredWithin(period),
    within(scope),
    sql`o.deleted_at is null`,
    equals('o.country_id', country_id),
    equals('o.organization_id', organization_id),
    ...ofCouriers(courierOfEntry, courier_id),
  ]
  return sql.join(conditions, sql` and `)
}

const FROM = sql`order_status_log l join orders o on o.id = l.order_id`

/** Finds the times of the first and the last entry; undefined without entries. */
export async function findExtent(db: Db, asked: Entries): Promise<{ first: Date; last: Date } | undefined> {
  const condition = entriesOf(asked)
  const end = (direction: 'asc' | 'desc') => sql`(select l.created_at from ${FROM} where ${condition}
    order by l.created_at ${sql.raw(direction)} limit 1)`
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select ${end('asc')} as first, ${end('desc')} as last`.execute(db)
  const [row] = rows
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined
}

/** Finds the time of the last entry whose courier is unknown and taken from the order's current one. */
export async function findLastGuess(db: Db, asked: Entries): Promise<Date | undefined> {
  const unsure = (source: RawBuilder<unknown>) => sql`(select l.created_at from ${FROM}
    where ${isEntry} and ${source} and ${within(asked.scope)}
    order by l.created_at desc limit 1)`
  const { rows } = await sql<{ last: Date | null }>`
    select greatest(${unsure(sql`l.moment_source = 'order'`)}, ${unsure(sql`l.moment_source is null`)}) as last`.execute(db)
  return rows[0]?.last ?? undefined
}

export type Kind = 'all' | 'courier' | 'country' | 'sub_status' | 'day'

export interface EntryCount {
  readonly kind: Kind
  /** The id of the courier, country or sub-status; the index of the day. */
  readonly key: number | null
  readonly name: string | null
  /** Orders, each once. */
  readonly rejected: number
  readonly returned: number
  readonly delivered: number
}

interface Gathering {
  readonly kinds: readonly Kind[]
  /** The starts of the days, and the end of the last. */
  readonly midnights: readonly Date[]
}

export const ALL_KINDS: readonly Kind[] = ['all', 'courier', 'country', 'sub_status', 'day']

const COLUMNS: Readonly<Record<Exclude<Kind, 'all'>, string>> = {
  courier: 'courier_id',
  country: 'country_id',
  sub_status: 'sub_status_id',
  day: 'day',
}

/**
 * Counts orders, each once per group, in each of these ways. Nearly all orders have a single entry: these are counted directly. The few
 * with several entries are separated first and counted one by one.
 */
export async function countEntries(db: Db, asked: Entries, { kinds, midnights }: Gathering): Promise<EntryCount[]> {
  const bounds = midnights.map((midnight) => midnight.toISOString())
  const { rows } = await sql<EntryCount>`
    with entries as materialized (
      select l.order_id, case when l.status_to = ${sql.lit(STATUS.PICKED_UP)} then ${sql.lit(STATUS.DELIVERED)} else l.status_to end as ended,
        l.sub_status_id, ${courierOfEntry} as courier_id, o.country_id,
        width_bucket(l.created_at, (select ${bounds}::text[]::timestamptz[])) - 1 as day
      from ${FROM} where ${entriesOf(asked)}
    ), several as materialized (
      select order_id from entries group by order_id, ended having count(*) > 1
    ), counted as (
      select courier_id, country_id, sub_status_id, day, ended, count(*) as orders
      from entries where order_id not in (select order_id from several) group by 1, 2, 3, 4, 5
    )
    select kind, key, sum(rejected)::integer as rejected, sum(returned)::integer as returned, sum(delivered)::integer as delivered, case kind
        when 'courier' then (select first_name || ' ' || last_name from couriers where id = key)
        when 'country' then (select name from countries where id = key)
        when 'sub_status' then (select name from order_sub_statuses where id = key) end as name
    from (${sql.join(
      kinds.flatMap((kind) => [countedBy(kind), severalBy(kind)]),
      sql` union all `,
    )}) gathered group by kind, key`.execute(db)
  return rows
}

function countedBy(kind: Kind): RawBuilder<unknown> {
  const ended = (status: number) => sql`coalesce(sum(orders) filter (where ended = ${sql.lit(status)}), 0)`
  return sql`select ${sql.lit(kind)} as kind, ${keyOf(kind)} as key, ${ended(STATUS.REJECTED)} as rejected, ${ended(STATUS.RETURNED)} as returned,
    ${ended(STATUS.DELIVERED)} as delivered from counted group by 2`
}

function severalBy(kind: Kind): RawBuilder<unknown> {
  const ended = (status: number) => sql`count(distinct order_id) filter (where ended = ${sql.lit(status)})`
  return sql`select ${sql.lit(kind)}, ${keyOf(kind)}, ${ended(STATUS.REJECTED)}, ${ended(STATUS.RETURNED)}, ${ended(STATUS.DELIVERED)}
    from entries where order_id in (select order_id from several) group by 2`
}

function keyOf(kind: Kind): RawBuilder<unknown> {
  return kind === 'all' ? sql`null::integer` : sql.ref(COLUMNS[kind])
}
