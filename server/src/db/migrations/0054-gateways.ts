import { type Kysely, sql } from 'kysely'

/** Quiet hours of customers, and the number of messages that an organization has sent by gateways on a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table countries add column quiet_from text not null default '21:00', add column quiet_to text not null default '08:00'`.execute(
    db,
  )
  // Rows come in the order of time: a few bytes for each hundred pages are enough to find a week.
  await sql`create index order_status_log_created_idx on order_status_log using brin (created_at)`.execute(db)
  await sql`create index model_logs_created_idx on model_logs using brin (created_at)`.execute(db)
  await db.schema
    .createTable('gateway_days')
    .addColumn('organization_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('gateway_days_pkey', ['organization_id', 'day'])
    .execute()
}
