import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/**
 * Messages under the bell, the settings for them, and the messages sent about an order. None refers to orders: a writer of messages would
 * wait for a move of the order, and the reverse.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', identity)
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_id', 'integer')
    .addColumn('fields', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('sender_id', 'integer')
    .addColumn('read_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addUniqueConstraint('messages_event_key', ['event_id', 'user_id'])
    .execute()
  await sql`create index messages_user_idx on messages (user_id, id desc)`.execute(db)
  await sql`create index messages_unread_idx on messages (user_id, order_id) where read_at is null`.execute(db)
  await sql`create index messages_order_idx on messages (order_id) where order_id is not null`.execute(db)
  await sql`create index messages_sender_idx on messages (sender_id, created_at) where sender_id is not null`.execute(db)
  await sql`create index messages_created_idx on messages (created_at)`.execute(db)

  await db.schema
    .createTable('message_settings')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('in_app', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_settings_pkey', ['user_id', 'event'])
    .execute()

  await db.schema
    .createTable('order_notifications')
    .addColumn('id', 'integer', identity)
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('sent_at', 'timestamptz')
    .addCheckConstraint('order_notifications_state_check', sql`state in ('sent', 'waiting', 'dead', 'not_sent')`)
    .execute()
  await sql`create index order_notifications_order_idx on order_notifications (order_id, id desc)`.execute(db)
  await sql`create index order_notifications_created_idx on order_notifications (created_at)`.execute(db)

  await sql`alter table countries add column tomorrow_at text not null default '18:00'`.execute(db)
}
