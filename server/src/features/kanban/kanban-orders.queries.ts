import { PAYMENT_TYPE } from '@tracklane/contract/order'
import type { LivingHandOver } from '@tracklane/contract/order-hold'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { exactAmount } from '#db/exact-amount.ts'
import { livingHandOver } from '#features/order/order.queries.ts'
import { flowJoins, joinedFlow } from '#features/order/order-scope.queries.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { countableOrders } from '#features/order-filter/order-tally.queries.ts'

export interface ColumnSum {
  readonly status_id: number
  readonly currency_code: string
  readonly orders: number
  /** COD amounts with the currency's minor digits; null where no order is COD. */
  readonly cod: string | null
}

/** Counts the orders and sums the COD money of each column, independently of the shown part. */
export async function sumColumns(db: Db, matching: Matching, statuses: readonly number[]): Promise<ColumnSum[]> {
  const isCod = sql`o.payment_type = ${sql.lit(PAYMENT_TYPE.COD)}`
  const { rows } = await sql<ColumnSum>`
    select sums.status_id, sums.currency_code, sums.orders,
      case when sums.cod_orders > 0 then ${exactAmount(sql`sums.cod`)} end as cod
    from (
      select o.status_id, o.currency_code, sum(o.orders) as orders, sum(o.orders) filter (where ${isCod}) as cod_orders,
        sum(o.total) filter (where ${isCod}) as cod
      from ${countableOrders(matching)}
      where o.status_id = any(${statuses}::integer[])
      group by o.status_id, o.currency_code
    ) sums join currencies on currencies.code = sums.currency_code
    where sums.orders > 0
    order by sums.status_id, sums.currency_code`.execute(db)
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }))
}

/** A place in a column, in microseconds: a `Date` would round them and skip or repeat cards. */
export interface CardPlace {
  readonly changed: number
  readonly id: number
}

export interface CardRow {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number
  readonly version: number
  readonly status_id: number
  readonly sub_status_id: number | null
  readonly sub_status: string | null
  readonly track: string
  readonly foreign_id: string | null
  readonly customer_full_name: string
  readonly customer_phone: string | null
  readonly customer_address: string
  readonly postcode: string | null
  readonly town: string | null
  readonly comment: string | null
  readonly courier_id: number | null
  readonly courier: string | null
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
  readonly payment_type: number | null
  readonly paid: boolean
  readonly handover: LivingHandOver | null
  readonly archived: boolean
  readonly deleted: boolean
  readonly total: string
  readonly currency_code: string
  readonly status_changed_at: Date
  /** The person who moved the card; null for moves before `Slice.since`. */
  readonly moved_by: { readonly name: string; readonly own: boolean } | null
  readonly changed: number
  /** The flow that holds for the order. */
  readonly flow_id: number
}

interface Slice {
  readonly statuses: readonly number[]
  readonly limit: number
  readonly after: CardPlace | undefined
  /** The person is looked up only for cards moved later than this. */
  readonly since: Date
  /** The name of the reader. */
  readonly caller: string
}

/**
 * Finds the first cards of every column in one statement. The log has names, so the moves of another person with the reader's name look
 * own.
 */
export async function findCards(db: Db, matching: Matching, slice: Slice): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select o.id, o.organization_id, o.country_id, o.version, o.status_id, o.sub_status_id, o.track, o.foreign_id,
      o.customer_full_name, o.customer_phone, o.customer_address, o.postcode, o.town, o.comment, o.courier_id, o.delivery_from, o.delivery_to,
      o.payment_type, o.paid_at is not null as paid, o.archived_at is not null as archived,
      o.deleted_at is not null as deleted, o.currency_code, o.status_changed_at,
      case when o.status_changed_at > ${slice.since} then (
        select json_build_object('name', actor_name, 'own', actor_name = ${slice.caller}) from order_status_log
        where order_id = o.id and status_from is distinct from status_to order by id desc limit 1) end as moved_by,
      (extract(epoch from o.status_changed_at) * 1000000)::bigint as changed,
      ${exactAmount(sql`o.total`)} as total,
      sub.name as sub_status, couriers.first_name || ' ' || couriers.last_name as courier,
      ${livingHandOver} as handover,
      coalesce(${joinedFlow}, 0) as flow_id
    from ${matching.isNarrow ? fromMatches(matching, slice) : fromColumns(matching, slice)}
      join currencies on currencies.code = o.currency_code
      left join order_sub_statuses sub on sub.id = o.sub_status_id
      left join couriers on couriers.id = o.courier_id
      ${flowJoins}`.execute(db)
  // The rows are nearly in this order already: sorting here costs less than sorting whole rows in the database.
  return rows.toSorted((one, other) => other.changed - one.changed || other.id - one.id)
}

/** Reads each column from its own range of the board's index and stops at the limit. */
function fromColumns({ condition }: Matching, { statuses, limit, after }: Slice): RawBuilder<unknown> {
  return sql`unnest(${statuses}::integer[]) as board (status_id) cross join lateral (
    select o.* from orders o where ${condition} and o.status_id = board.status_id ${later(after)}
    order by o.status_changed_at desc, o.id desc limit ${sql.lit(limit)}
  ) o`
}

/** Finds the matches once and then distributes them to their columns. */
function fromMatches({ condition }: Matching, { statuses, limit, after }: Slice): RawBuilder<unknown> {
  return sql`(
    select * from (
      select o.*, row_number() over (partition by o.status_id order by o.status_changed_at desc, o.id desc) as place
      from orders o where ${condition} and o.status_id = any(${statuses}::integer[]) ${later(after)}
    ) ranked where place <= ${sql.lit(limit)}
  ) o`
}

function later(after: CardPlace | undefined): RawBuilder<unknown> {
  if (!after) return sql``
  const changed = sql`timestamptz 'epoch' + ${after.changed}::bigint * interval '1 microsecond'`
  return sql`and (o.status_changed_at, o.id) < (${changed}, ${after.id}::integer)`
}
