import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** People's reports: read and closed by administrators. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('issues')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('impersonator_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('app_version', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'timestamptz')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // Open reports first, then closed ones; newest first in both.
  await sql`create index issues_order_idx on issues ((handled_at is not null), id desc)`.execute(db)
  await sql`create index issues_person_idx on issues (coalesce(impersonator_id, user_id), created_at)`.execute(db)
}
