import type { Kysely } from 'kysely'

/** The caller's rights and sight when the answer was made; null: from before this was kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('rights', 'text').execute()
}
