import type { Kysely } from 'kysely'

/** The caller's rights and scope when the answer was made; null: older than this column. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('rights', 'text').execute()
}
