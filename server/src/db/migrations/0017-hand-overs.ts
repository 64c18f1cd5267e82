import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Money that couriers handed over, and the indexes for counting money: archived orders count, so these hold them too. */
export async function up(db: Kysely<never>): Promise<void> {
  await tables(db)
  await indexes(db)
}

async function tables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('hand_overs')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.notNull().references('organizations.id'))
    .addColumn('country_id', 'integer', (column) => column.notNull().references('countries.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('courier_id', 'integer', (column) => column.notNull().references('couriers.id'))
    .addColumn('courier', 'text', (column) => column.notNull())
    .addColumn('received_by', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('cancelled_by', 'text')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('cancel_reason', 'text')
    .addUniqueConstraint('hand_overs_number_key', ['organization_id', 'number'])
    .execute()
  await db.schema
    .createTable('hand_over_orders')
    .addColumn('hand_over_id', 'integer', (column) => column.notNull().references('hand_overs.id'))
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
    .addColumn('total', sql`numeric(14, 4)`, (column) => column.notNull())
    .addColumn('currency_code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('hand_over_orders_pkey', ['hand_over_id', 'order_id'])
    .execute()
  await db.schema.createIndex('hand_overs_created_idx').on('hand_overs').columns(['organization_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('hand_overs_courier_idx').on('hand_overs').columns(['courier_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('hand_over_orders_order_idx').on('hand_over_orders').columns(['order_id']).execute()
}

async function indexes(db: Kysely<never>): Promise<void> {
  await sql`drop index orders_outstanding_idx`.execute(db)
  await sql`create index orders_cash_idx on orders (organization_id, country_id, status_id)
    include (courier_id, currency_code, total, payment_type, paid_at)
    where deleted_at is null and payment_type = 1 and status_id in (6, 7, 8, 9) and (paid_at is null or status_id = 6)`.execute(db)
  await sql`drop index orders_paid_idx`.execute(db)
  await sql`create index orders_paid_idx on orders (organization_id, country_id, payment_type, paid_at)
    include (courier_id, currency_code, total) where deleted_at is null and paid_at is not null`.execute(db)
  await sql`create index orders_archived_cash_idx on orders (organization_id, country_id, status_changed_at)
    where deleted_at is null and archived_at is not null and payment_type = 1`.execute(db)
}
