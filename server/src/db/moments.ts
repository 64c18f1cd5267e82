import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Fills courier and delivery date of at most `most` older entries of the status log and returns their number; undefined where other
 * transactions lock all that are left. The first later change of an order shows the former value; without one the current value holds.
 * The change log names couriers: a name of no courier, or of several, keeps the current value, and so does a log without the line about
 * the order's creation.
 */
export async function fillMoments(db: Db, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with batch as (
      select l.id, l.order_id, l.created_at from order_status_log l where ${UNREAD} order by l.created_at limit ${most} for update skip locked
    ), told as (
      select batch.id, courier.changes is not null as is_courier_told, courier.changes #>> '{courier,old}' as courier_name,
        delivery.changes is not null as is_delivery_told, delivery.changes #>> '{delivery_to,old}' as delivery_to, o.courier_id as courier_now,
        o.delivery_to as delivery_now, o.organization_id,
        exists (select from model_logs m where m.entity = 'order' and m.entity_id = batch.order_id and m.action = 'created') as is_whole
      from batch join orders o on o.id = batch.order_id
      left join lateral (select m.changes from model_logs m where m.entity = 'order' and m.entity_id = batch.order_id
        and m.created_at > batch.created_at and m.changes ? 'courier' order by m.id limit 1) courier on true
      left join lateral (select m.changes from model_logs m where m.entity = 'order' and m.entity_id = batch.order_id
        and m.created_at > batch.created_at and m.changes ? 'delivery_to' order by m.id limit 1) delivery on true
    ), named as (
      select told.*, (select array_agg(c.id) from couriers c where c.organization_id = told.organization_id
        and c.first_name || ' ' || c.last_name = told.courier_name) as called
      from told
    ), read as (
      select id, case when not is_courier_told then courier_now when courier_name is null then null
          when cardinality(called) = 1 then called[1] else courier_now end as courier_id,
        case when is_delivery_told then delivery_to::timestamptz else delivery_now end as delivery_to,
        case when is_whole and (courier_name is null or cardinality(called) = 1) then 'change_log' else 'order' end as source
      from named
    )
    update order_status_log l set courier_id = read.courier_id, delivery_to = read.delivery_to, moment_source = read.source
    from read where l.id = read.id returning l.id`.execute(db)
  return rows.length > 0 || !(await isMissing(db)) ? rows.length : undefined
}

const UNREAD = sql`l.moment_source is null and l.status_to in (5, 7, 8, 10) and l.status_from <> l.status_to`

async function isMissing(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from order_status_log l where ${UNREAD} limit 1`.execute(db)
  return rows.length > 0
}
