import { type Kysely, sql } from 'kysely'

/** Locks that still hold are asked for every half a minute; of each login the last one counts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index sign_ins_locked_idx on sign_ins (lower(email), id) where kind = 'locked'`.execute(db)
}
