import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Texts of messages to people and customers about events: one for each event, status, channel and audience. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('notification_templates')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('status_id', 'integer')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('audience', 'text')
    .addColumn('translations', 'jsonb', (column) => column.notNull())
    .addColumn('provider_template', 'text')
    .addColumn('parameters', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('notification_templates_channel_check', sql`channel in ('in_app', 'email', 'sms', 'messenger')`)
    .addCheckConstraint('notification_templates_status_check', sql`status_id is null or event = 'order.status_changed'`)
    .addCheckConstraint('notification_templates_audience_check', sql`(audience is null) = (event in ('message', 'account'))`)
    .execute()
  await sql`alter table notification_templates add constraint notification_templates_about_key
    unique nulls not distinct (event, status_id, channel, audience)`.execute(db)
}
