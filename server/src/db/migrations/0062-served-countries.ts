import { type Kysely, sql } from 'kysely'

/** The countries that an organization serves; an empty list: every country. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organizations add column country_ids integer[] not null default '{}'`.execute(db)
}
