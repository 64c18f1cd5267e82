import { STATUS } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Author } from '#features/model-log/model-log.service.ts'
import { viewOfOrder } from './order.queries.ts'
import type { OrderView } from './order.rules.ts'

/** The columns of an order that moves and operations change. */
export interface WrittenColumns {
  readonly status_id: number
  readonly sub_status_id: number | null
  readonly customer_address: string
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
  readonly delivered_at: Date | null
  readonly comment: string | null
  readonly courier_order_id: number | null
  readonly courier_id: number | null
  readonly paid_at: Date | null
  readonly archived_at: Date | null
  readonly deleted_at: Date | null
}

/** An order as it is to be, and what its status log says of that. */
export interface WrittenOrder extends WrittenColumns {
  readonly id: number
  readonly status_from: number
  /** The flow that judged the move, for the status log; null where no flow was asked. */
  readonly flow_id: number | null
  readonly flow_version: number | null
  /** The status log tells of statuses and sub-statuses only. */
  readonly is_logged: boolean
}

interface Remark {
  readonly author: Author
  readonly comment: string | null
  readonly now: Date
}

/** It comes back, or why it did is said anew. */
const isBack = sql`written.is_logged and written.status_id in (${sql.lit(STATUS.REDELIVERY)}, ${sql.lit(STATUS.REJECTED)})`

/** One statement for any number of locked orders, always of the same text: columns, version and status log. */
export async function writeOrders(db: Db, orders: readonly WrittenOrder[], { author, comment, now }: Remark): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    with written as (
      select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as written (id integer, status_from integer, status_id integer,
        sub_status_id integer, customer_address text, delivery_from timestamptz, delivery_to timestamptz, delivered_at timestamptz,
        comment text, flow_id integer, flow_version integer, courier_order_id integer, courier_id integer, paid_at timestamptz, archived_at timestamptz,
        deleted_at timestamptz, is_logged boolean)
    ), logged as (
      insert into order_status_log (order_id, status_from, status_to, sub_status_id, actor_kind, actor_id, impersonator_id,
        actor_name, comment, flow_id, flow_version, created_at)
      select id, status_from, status_id, sub_status_id, ${author.actor_kind}::text, ${author.actor_id}::integer,
        ${author.impersonator_id}::integer, ${author.actor_name}::text, ${comment}::text, flow_id, flow_version,
        ${now}::timestamptz
      from written where is_logged order by id
    ), changed as (
      update orders o set status_id = written.status_id, sub_status_id = written.sub_status_id,
        customer_address = written.customer_address, delivery_from = written.delivery_from, delivery_to = written.delivery_to,
        delivered_at = written.delivered_at, comment = written.comment, courier_order_id = written.courier_order_id,
        courier_id = written.courier_id, paid_at = written.paid_at, archived_at = written.archived_at, deleted_at = written.deleted_at,
        attempts = o.attempts + case when written.status_id = ${sql.lit(STATUS.IN_DELIVERY)} and o.status_id <> written.status_id then 1 else 0 end,
        last_reason_id = case when ${isBack} then written.sub_status_id else o.last_reason_id end,
        last_reason_comment = case when ${isBack} then ${comment}::text else o.last_reason_comment end,
        updated_at = ${now}::timestamptz, version = o.version + 1,
        status_changed_at = case when written.status_id = o.status_id then o.status_changed_at else ${now}::timestamptz end
      from written where o.id = written.id returning ${viewOfOrder}
    ) select * from changed`.execute(db)
  return rows
}
