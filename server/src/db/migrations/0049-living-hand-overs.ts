import { type Kysely, sql } from 'kysely'

/**
 * An order is in at most one living hand-over. Of an order that was handed over twice, the newest stays living; the older ones name it, and
 * no hand-over is cancelled.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('hand_over_orders')
    .addColumn('living', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('superseded_by', 'integer', (column) => column.references('hand_overs.id'))
    .execute()
  await sql`update hand_over_orders one set living = false from hand_overs h
    where h.id = one.hand_over_id and h.cancelled_at is not null`.execute(db)
  await sql`update hand_over_orders one set living = false, superseded_by = newest.hand_over_id
    from (
      select distinct on (o.order_id) o.order_id, o.hand_over_id from hand_over_orders o join hand_overs h on h.id = o.hand_over_id
      where o.living order by o.order_id, h.created_at desc, h.id desc
    ) newest
    where newest.order_id = one.order_id and newest.hand_over_id <> one.hand_over_id and one.living`.execute(db)
  await sql`create unique index hand_over_orders_living_key on hand_over_orders (order_id) include (hand_over_id) where living`.execute(db)
}
