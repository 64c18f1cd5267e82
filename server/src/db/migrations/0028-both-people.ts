import { type Kysely, sql } from 'kysely'

/** The acting person and the person they act as, as in the change log, for status changes and label prints. */
export async function up(db: Kysely<never>): Promise<void> {
  const kinds = sql`actor_kind in ('user', 'token', 'system')`
  await db.schema
    .alterTable('order_status_log')
    .addColumn('actor_kind', 'text', (column) => column.check(kinds))
    .addColumn('actor_id', 'integer')
    .addColumn('impersonator_id', 'integer')
    .execute()
  await db.schema.alterTable('label_prints').addColumn('impersonator_id', 'integer').execute()
}
