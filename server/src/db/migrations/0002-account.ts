import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Accounts, sessions, failed sign-ins and organization tokens. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', identity)
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('admin', 'organization_admin', 'reporter', 'logist', 'courier', 'security')`),
    )
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .addColumn('country_id', 'integer', (column) => column.references('countries.id'))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('must_change_password', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('language', 'text')
    .addColumn('theme', 'text', (column) => column.check(sql`theme in ('light', 'dark')`))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('hide_welcome', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('hide_menu_tour', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('hide_kanban_tour', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('hide_onboarding_tour', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('last_login_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()
  await sql`create unique index users_email_key on users (lower(email)) where deleted_at is null`.execute(db)
  await db.schema.createIndex('users_organization_idx').on('users').columns(['organization_id', 'role']).execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('password_hash', 'text')
    .addColumn('impersonator_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('last_seen_at', 'timestamptz', createdAt)
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .execute()
  await db.schema.createIndex('sessions_user_idx').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expires_idx').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('login_attempts')
    .addColumn('login', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()

  await db.schema
    .createTable('organization_tokens')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.notNull().references('organizations.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('abilities', sql`text[]`, (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('created_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
}
