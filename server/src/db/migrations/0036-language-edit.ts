import { type Kysely, sql } from 'kysely'
import { createdAt, updatedAt } from './columns.ts'

/** Languages are edited by people: two at once must notice each other. Nobody reads one that there is not. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('languages')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`update users set language = null where language not in (select char_code from languages)`.execute(db)
  // Accounts that are deleted lose it with the language; a living one keeps the language from being deleted.
  await sql`alter table users add constraint users_language_fkey foreign key (language) references languages (char_code)
    on update cascade on delete set null`.execute(db)
}
