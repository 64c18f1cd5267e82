import { type Kysely, sql } from 'kysely'
import { createdAt, updatedAt } from './columns.ts'

/** People edit languages: two edits at once must notice each other. A reference forbids missing languages. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('languages')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`update users set language = null where language not in (select char_code from languages)`.execute(db)
  // Deleted accounts lose their language with it; a living account keeps it from being deleted.
  await sql`alter table users add constraint users_language_fkey foreign key (language) references languages (char_code)
    on update cascade on delete set null`.execute(db)
}
