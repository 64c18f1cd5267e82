import { STATUS } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Author } from '#features/model-log/model-log.service.ts'
import { viewOfOrder } from './order.queries.ts'
import type { OrderView } from './order.rules.ts'
import { ENTERED } from './standing-entries.queries.ts'

/** Columns of an order that moves and operations change. */
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

/** The new state of an order, and what its status log says about it. */
export interface WrittenOrder extends WrittenColumns {
  readonly id: number
  readonly status_from: number
  /** The flow that judged the move, for the status log; null where no flow was asked. */
  readonly flow_id: number | null
  readonly flow_version: number | null
  /** True where status or sub-status changed: the status log holds nothing else. */
  readonly is_logged: boolean
}

interface Remark {
  readonly author: Author
  readonly comment: string | null
  readonly now: Date
}

/** True where the order comes back, or gets a new reason for that. */
const isBack = sql`written.is_logged and written.status_id in (${sql.lit(STATUS.REDELIVERY)}, ${sql.lit(STATUS.REJECTED)})`

/** A person who takes an entry back so soon had made a mistake. */
const SOON = sql.lit('10 minutes')

/**
 * Moves that take an entry back: to its former status, or a correction (decisions: the rejected rate). Completing or returning an order
 * takes nothing back.
 */
const leadsBack = sql`(written.status_id = entry.status_from or (written.status_from, written.status_id) in ((7, 6), (8, 3), (5, 4)))
  and (written.status_from, written.status_id) not in ((7, 9), (8, 9), (5, 10))`

/** Writes any number of locked orders in one statement with a constant text: columns, version and status log. */
export async function writeOrders(db: Db, orders: readonly WrittenOrder[], { author, comment, now }: Remark): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    with written as (
      select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as written (id integer, status_from integer, status_id integer,
        sub_status_id integer, customer_address text, delivery_from timestamptz, delivery_to timestamptz, delivered_at timestamptz,
        comment text, flow_id integer, flow_version integer, courier_order_id integer, courier_id integer, paid_at timestamptz, archived_at timestamptz,
        deleted_at timestamptz, is_logged boolean)
    ), logged as (
      insert into order_status_log (order_id, status_from, status_to, sub_status_id, actor_kind, actor_id, impersonator_id,
        actor_name, comment, flow_id, flow_version, courier_id, delivery_to, moment_source, created_at)
      select id, status_from, status_id, sub_status_id, ${author.actor_kind}::text, ${author.actor_id}::integer,
        ${author.impersonator_id}::integer, ${author.actor_name}::text, ${comment}::text, flow_id, flow_version,
        courier_id, delivery_to, 'entry', ${now}::timestamptz
      from written where is_logged order by id
    ), taken_back as (
      update order_status_log entry set taken_back = true from written
      where written.status_from in (${sql.join(ENTERED.map((status) => sql.lit(status)))}) and written.status_id <> written.status_from
        and entry.id = (select max(l.id) from order_status_log l
          where l.order_id = written.id and l.status_to = written.status_from and l.status_from <> l.status_to)
        and entry.created_at >= ${now}::timestamptz - ${SOON}::interval and ${leadsBack}
        and (entry.actor_kind, entry.actor_id, entry.impersonator_id) is not distinct from
          (${author.actor_kind}::text, ${author.actor_id}::integer, ${author.impersonator_id}::integer)
        and (entry.actor_id is not null or entry.actor_name = ${author.actor_name}::text)
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
