import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Links in mails to choose a password, and requests for them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('password_links')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('password_links_kind_check', sql`kind in ('reset', 'invitation')`)
    .addUniqueConstraint('password_links_user_key', ['user_id', 'kind'])
    .execute()
  await db.schema
    .createTable('password_requests')
    .addColumn('id', 'integer', identity)
    .addColumn('login', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await sql`drop index jobs_outside_idx`.execute(db)
  await sql`create index jobs_outside_idx on jobs (id desc) where kind in ('email', 'sms', 'messenger', 'letter')`.execute(db)
  await sql`create index password_requests_login_idx on password_requests (login, created_at)`.execute(db)
  await sql`create index password_requests_address_idx on password_requests (address, created_at)`.execute(db)
}
