import type { Kysely } from 'kysely'

/** The parts of the former session that an impersonation keeps. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('impersonator_password_hash', 'text')
    .addColumn('impersonator_expires_at', 'timestamptz')
    .execute()
}
