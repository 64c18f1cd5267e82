import { type Kysely, sql } from 'kysely'

/**
 * The number of deliveries tried and the reason of return become columns, so that lists sort by them; finished orders are counted from an
 * index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column attempts integer not null default 0,
    add column last_reason_id integer references order_sub_statuses (id), add column last_reason_comment text`.execute(db)
  await fill(db)
  // By time first, for every scope; the filtered columns are in the index too, so that no order is read.
  await sql`create index orders_ended_idx on orders (status_changed_at, organization_id, country_id) include (status_id, sub_status_id, courier_id)
    where deleted_at is null and status_id in (5, 7, 8, 9, 10)`.execute(db)
}

/** Fills the columns from the status log. The tallies use neither column, so their triggers are off meanwhile. */
async function fill(db: Kysely<never>): Promise<void> {
  await sql`alter table orders disable trigger user`.execute(db)
  await sql`update orders o set attempts = told.attempts
    from (select order_id, count(*) as attempts from order_status_log where status_to = 6 and status_from is distinct from 6 group by 1) told
    where told.order_id = o.id`.execute(db)
  await sql`update orders o set last_reason_id = told.sub_status_id, last_reason_comment = told.comment
    from (select distinct on (order_id) order_id, sub_status_id, comment from order_status_log where status_to in (4, 5)
      order by order_id, id desc) told
    where told.order_id = o.id and (told.sub_status_id is not null or told.comment is not null)`.execute(db)
  await sql`alter table orders enable trigger user`.execute(db)
}
