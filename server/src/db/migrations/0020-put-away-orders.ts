import { type Kysely, sql } from 'kysely'

/**
 * Indexes for the archive, last archived first, and for all orders including archived ones, newest first: the older indexes hold live
 * orders only.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_archived_idx on orders (organization_id, archived_at desc nulls last, id desc)
    where deleted_at is null and archived_at is not null`.execute(db)
  await sql`create index orders_all_idx on orders (created_at desc, id desc)`.execute(db)
}
