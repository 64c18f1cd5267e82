import type { Kysely } from 'kysely'

/** What a session in which somebody acts as somebody else keeps of the one it took the place of. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('impersonator_password_hash', 'text')
    .addColumn('impersonator_expires_at', 'timestamptz')
    .execute()
}
