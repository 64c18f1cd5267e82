import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type OrderView, viewOfOrder } from './order.queries.ts'

/** An order as it is to be, and what its status log says of that. */
export interface MovedOrder {
  readonly id: number
  readonly status_from: number
  readonly status_id: number
  readonly sub_status_id: number | null
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
  readonly delivered_at: Date | null
  readonly comment: string | null
  readonly courier_order_id: number | null
  readonly courier_id: number | null
  /** The status log tells of statuses and sub-statuses only. */
  readonly is_logged: boolean
}

interface Remark {
  readonly actor_name: string
  readonly comment: string | null
  readonly now: Date
}

/** One statement for any number of locked orders, always of the same text: columns, version and status log. */
export async function writeMoves(db: Db, moves: readonly MovedOrder[], { actor_name, comment, now }: Remark): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    with move as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (id integer, status_from integer, status_id integer,
        sub_status_id integer, delivery_from timestamptz, delivery_to timestamptz, delivered_at timestamptz, comment text,
        courier_order_id integer, courier_id integer, is_logged boolean)
    ), logged as (
      insert into order_status_log (order_id, status_from, status_to, sub_status_id, actor_name, comment, created_at)
      select id, status_from, status_id, sub_status_id, ${actor_name}::text, ${comment}::text, ${now}::timestamptz
      from move where is_logged order by id
    ), changed as (
      update orders o set status_id = move.status_id, sub_status_id = move.sub_status_id, delivery_from = move.delivery_from,
        delivery_to = move.delivery_to, delivered_at = move.delivered_at, comment = move.comment,
        courier_order_id = move.courier_order_id, courier_id = move.courier_id, updated_at = ${now}::timestamptz,
        status_changed_at = case when move.status_id = o.status_id then o.status_changed_at else ${now}::timestamptz end,
        version = o.version + 1
      from move where o.id = move.id returning ${viewOfOrder}
    ) select * from changed`.execute(db)
  return rows
}
