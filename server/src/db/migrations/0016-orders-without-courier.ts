import { type Kysely, sql } from 'kysely'

/** Orders without a courier are counted on every home; the index holds those few alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_without_courier_idx on orders (organization_id, country_id, status_id)
    where deleted_at is null and archived_at is null and courier_id is null and status_id in (3, 4, 6)`.execute(db)
}
