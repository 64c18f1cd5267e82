import { type Kysely, sql } from 'kysely'

/** The guide of setting up can be put away by each person. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column hide_setup_guide boolean not null default false`.execute(db)
}
