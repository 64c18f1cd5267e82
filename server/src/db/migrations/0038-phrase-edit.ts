import { type Kysely, sql } from 'kysely'
import { identity, updatedAt } from './columns.ts'

/** People edit phrases: two edits at once must notice each other. The categories of phrases get a table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('phrases')
    .addColumn('last_seen_path', 'text')
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('phrase_categories')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .execute()
  await sql`create function note_phrase_categories() returns trigger language plpgsql as $$
    begin
      insert into phrase_categories (name) select distinct category from added order by category on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger phrases_categories after insert on phrases referencing new table as added
    for each statement execute function note_phrase_categories()`.execute(db)
  await sql`insert into phrase_categories (name) select distinct category from phrases order by category`.execute(db)
}
