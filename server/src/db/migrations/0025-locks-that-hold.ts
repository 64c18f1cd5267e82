import { type Kysely, sql } from 'kysely'

/** An index for locks that are still active, asked for every half a minute; the last lock of each login counts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index sign_ins_locked_idx on sign_ins (lower(email), id) where kind = 'locked'`.execute(db)
}
