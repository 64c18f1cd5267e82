import { type Kysely, sql } from 'kysely'

/** Late depends on the end of the delivery window only: an order without an end is never late. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index orders_late_idx`.execute(db)
  await sql`create index orders_late_idx on orders (organization_id, country_id, delivery_to)
    where deleted_at is null and archived_at is null and status_id in (1, 2, 3, 4, 6)`.execute(db)
}
