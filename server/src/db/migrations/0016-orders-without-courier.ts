import { type Kysely, sql } from 'kysely'

/** An index for orders without a courier, which every home counts; it holds only these few. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_without_courier_idx on orders (organization_id, country_id, status_id)
    where deleted_at is null and archived_at is null and courier_id is null and status_id in (3, 4, 6)`.execute(db)
}
