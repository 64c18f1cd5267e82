import type { OrderSum } from '@tracklane/contract/currency'
import type { LivingHandOver } from '@tracklane/contract/order-hold'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { exactAmount } from '#db/exact-amount.ts'
import type { HandOverRecord } from '#db/tables/hand-over.table.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'
import { type Condition, equals, withinBounds } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { within } from '#platform/list/within.ts'

/** A hand-over with the sums of its orders. */
export interface HandOverView extends HandOverRecord {
  readonly orders: number
  readonly sums: OrderSum[]
  readonly held: OrderSum[]
}

export interface HandOverOrder {
  readonly order_id: number
  readonly track: string
  readonly customer_full_name: string
  readonly delivered_at: Date | null
  readonly paid_at: Date | null
  readonly archived: boolean
  readonly total: string
  readonly currency_code: string
  readonly superseded_by: LivingHandOver | null
}

interface HandoverListQuery {
  readonly page: number
  readonly per_page: number
  readonly courier_id: readonly number[] | undefined
  readonly country_id: readonly number[] | undefined
  readonly created: Bounds
}

/** Finds a page of hand-overs, the latest first. */
export async function findHandOvers(db: Db, scope: Scope, asked: HandoverListQuery): Promise<Page<HandOverView>> {
  const { limit, offset } = sliceOf(asked)
  const isAsked = sql`${here(scope)} and ${equals('h.courier_id', asked.courier_id)} and ${equals('h.country_id', asked.country_id)}
    and ${createdIn(asked.created)}`
  const [{ rows }, counted] = await Promise.all([
    sql<HandOverView>`select ${view} from hand_overs h where ${isAsked}
      order by h.created_at desc, h.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from hand_overs h where ${isAsked}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findHandOver(db: Db, scope: Scope, id: number): Promise<HandOverView | undefined> {
  const { rows } = await sql<HandOverView>`select ${view} from hand_overs h where h.id = ${id} and ${here(scope)}`.execute(db)
  return rows[0]
}

export async function findHandOverOrders(db: Db, id: number): Promise<HandOverOrder[]> {
  const { rows } = await sql<HandOverOrder>`
    select o.id as order_id, o.track, o.customer_full_name, o.delivered_at, o.paid_at, o.archived_at is not null as archived,
      ${exactAmount(sql`one.total`)} as total, one.currency_code,
      (select json_build_object('id', h.id, 'number', h.number) from hand_overs h where h.id = one.superseded_by) as superseded_by
    from hand_over_orders one join orders o on o.id = one.order_id join currencies on currencies.code = one.currency_code
    where one.hand_over_id = ${id} order by one.currency_code, o.delivered_at, o.id`.execute(db)
  return rows
}

export type NewHandOver = Omit<HandOverRecord, 'id' | 'number' | 'cancelled_by' | 'cancelled_at' | 'cancel_reason'>

/** Inserts a hand-over with the next number, without gaps: the next writer of the organization waits until this one has committed. */
export async function insertHandOver(db: Db, row: NewHandOver, orderIds: readonly number[]): Promise<number> {
  await sql`select pg_advisory_xact_lock('hand_overs'::regclass::oid::integer, ${row.organization_id}::integer)`.execute(db)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into hand_overs (organization_id, country_id, number, courier_id, courier, received_by, created_by, created_at)
      select ${row.organization_id}, ${row.country_id}, coalesce(max(number), 0) + 1, ${row.courier_id}::integer, ${row.courier}::text,
        ${row.received_by}::text, ${row.created_by}::text, ${row.created_at}::timestamptz
      from hand_overs where organization_id = ${row.organization_id} returning id
    ), listed as (
      insert into hand_over_orders (hand_over_id, order_id, total, currency_code)
      select made.id, o.id, o.total, o.currency_code from made, orders o where o.id = any(${orderIds}::integer[])
    ) select id from made`.execute(db)
  const [made] = rows
  if (!made) throw new Error('No hand-over was inserted')
  return made.id
}

interface Cancellation {
  readonly by: string
  readonly at: Date
  readonly reason: string
}

/** Cancels the hand-over and releases its orders; returns false where it was cancelled already. */
export async function cancelHandOver(db: Db, id: number, { by, at, reason }: Cancellation): Promise<boolean> {
  const { rows } = await sql`
    with cancelled as (
      update hand_overs set cancelled_by = ${by}, cancelled_at = ${at}, cancel_reason = ${reason}
      where id = ${id} and cancelled_at is null returning id
    ), ended as (
      update hand_over_orders set living = false where hand_over_id = (select id from cancelled)
    ) select id from cancelled`.execute(db)
  return rows.length > 0
}

/** Checks for the error of the index that keeps an order in one living hand-over. */
export function isHandedOverTwice(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'hand_over_orders_living_key'
}

const view: RawBuilder<HandOverView> = sql`h.*,
  (select count(*)::integer from hand_over_orders where hand_over_id = h.id) as orders,
  ${sumsOf(sql`true`)} as sums, ${sumsOf(sql`one.living`)} as held`

/** Sums the orders by currency. */
function sumsOf(isAsked: Condition): RawBuilder<OrderSum[]> {
  return sql`(select coalesce(json_agg(json_build_object('currency_code', sums.currency_code, 'total', ${exactAmount(sql`sums.total`)},
      'orders', sums.orders) order by sums.currency_code), '[]'::json)
    from (select one.currency_code, sum(one.total) as total, count(*)::integer as orders from hand_over_orders one
      where one.hand_over_id = h.id and ${isAsked} group by 1) sums
    join currencies on currencies.code = sums.currency_code)`
}

function here(scope: Scope): Condition {
  return within(scope, { organization: 'h.organization_id', country: 'h.country_id' })
}

function createdIn(bounds: Bounds): Condition {
  return sql`(${sql.join([sql`true`, ...withinBounds(sql`h.created_at`, bounds)], sql` and `)})`
}
