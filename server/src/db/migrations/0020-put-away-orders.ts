import { type Kysely, sql } from 'kysely'

/** The archive, last put away first; and the orders of all, those put away too, newest first: the indexes there were hold live orders alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_archived_idx on orders (organization_id, archived_at desc nulls last, id desc)
    where deleted_at is null and archived_at is not null`.execute(db)
  await sql`create index orders_all_idx on orders (created_at desc, id desc)`.execute(db)
}
