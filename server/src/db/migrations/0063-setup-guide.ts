import { type Kysely, sql } from 'kysely'

/** Each person can dismiss the setup guide. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column hide_setup_guide boolean not null default false`.execute(db)
}
