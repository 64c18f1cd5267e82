import { ENDED_STATUSES, STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { inStatus, type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'

export interface Ended {
  readonly scope: Scope
  readonly period: Bounds
  readonly country_id: readonly number[] | undefined
  readonly organization_id: readonly number[] | undefined
  readonly courier_id: readonly number[] | undefined
}

/** Orders that came to an end, archived ones too: all of it stands in `orders_ended_idx`. */
function endedOrders({ scope, period, ...ids }: Ended): OrderCondition {
  const conditions = [
    within(scope),
    sql`o.deleted_at is null`,
    inStatus(ENDED_STATUSES),
    ...(period.from ? [sql`o.status_changed_at >= ${period.from}`] : []),
    ...(period.to ? [sql`o.status_changed_at <= ${period.to}`] : []),
    ...(period.before ? [sql`o.status_changed_at < ${period.before}`] : []),
    ...Object.entries(ids).flatMap(([column, values]) =>
      values && values.length > 0 ? [sql`${sql.ref(`o.${column}`)} = any(${values}::integer[])`] : [],
    ),
  ]
  return sql.join(conditions, sql` and `)
}

/** When the first and the last of them ended; undefined where there are none. */
export async function findExtent(db: Db, ended: Ended): Promise<{ first: Date; last: Date } | undefined> {
  const condition = endedOrders(ended)
  const end = (direction: 'asc' | 'desc') => sql`(select o.status_changed_at from orders o where ${condition}
    order by o.status_changed_at ${sql.raw(direction)} limit 1)`
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select ${end('asc')} as first, ${end('desc')} as last`.execute(db)
  const [row] = rows
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined
}

export interface EndedCount {
  readonly kind: 'all' | 'courier' | 'country' | 'sub_status' | 'day'
  /** Id of the courier, country or sub-status; index of the day. */
  readonly key: number | null
  readonly name: string | null
  readonly rejected: number
  readonly returned: number
  readonly ended: number
}

/**
 * One reading of the index, counted into small groups first: only these are gathered five ways, and the order of a million is not
 * sorted anywhere. Midnights are of the days asked for, and the one that ends the last.
 */
export async function countEnded(db: Db, ended: Ended, midnights: readonly Date[]): Promise<EndedCount[]> {
  const bounds = midnights.map((midnight) => midnight.toISOString())
  const isReason = sql`case when ${inStatus([STATUS.REJECTED, STATUS.RETURNED])} then o.sub_status_id end`
  const { rows } = await sql<EndedCount>`
    with counted as (
      select o.courier_id, o.country_id, o.status_id, ${isReason} as sub_status_id, count(*) as orders,
        width_bucket(o.status_changed_at, (select ${bounds}::text[]::timestamptz[])) - 1 as day
      from orders o where ${endedOrders(ended)} group by 1, 2, 3, 4, 6
    )
    select kind, key, rejected::integer, returned::integer, ended::integer, case kind
        when 'courier' then (select first_name || ' ' || last_name from couriers where id = key)
        when 'country' then (select name from countries where id = key)
        when 'sub_status' then (select name from order_sub_statuses where id = key) end as name
    from (
      select case grouping(courier_id, country_id, sub_status_id, day) when 7 then 'courier' when 11 then 'country' when 13 then 'sub_status'
          when 14 then 'day' else 'all' end as kind, coalesce(courier_id, country_id, sub_status_id, day) as key,
        ${ordersIn(STATUS.REJECTED)} as rejected, ${ordersIn(STATUS.RETURNED)} as returned, sum(orders) as ended
      from counted group by grouping sets ((), (courier_id), (country_id), (sub_status_id), (day))
    ) grouped`.execute(db)
  return rows
}

function ordersIn(status: number): RawBuilder<unknown> {
  return sql`coalesce(sum(orders) filter (where status_id = ${sql.lit(status)}), 0)`
}
