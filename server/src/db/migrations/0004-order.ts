import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

const amount = sql`numeric(14,4)`

/** Orders, their assignments, status log, and the change log of everything. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.notNull().references('organizations.id'))
    .addColumn('country_id', 'integer', (column) => column.notNull().references('countries.id'))
    .addColumn('foreign_id', 'text')
    .addColumn('track', 'text', (column) => column.notNull().unique())
    .addColumn('status_id', 'integer', (column) => column.notNull().check(sql`status_id between 1 and 10`))
    .addColumn('sub_status_id', 'integer', (column) => column.references('order_sub_statuses.id'))
    .addColumn('customer_full_name', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('customer_language', 'text')
    .addColumn('customer_address', 'text', (column) => column.notNull())
    .addColumn('payment_type', 'integer', (column) => column.check(sql`payment_type in (1, 2)`))
    .addColumn('products', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('products_amount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('order_price', amount, (column) => column.notNull().defaultTo(0).check(sql`order_price >= 0`))
    .addColumn('delivery_price', amount, (column) => column.notNull().defaultTo(0).check(sql`delivery_price >= 0`))
    .addColumn('total', amount, (column) => column.notNull().defaultTo(0))
    .addColumn('currency_code', 'text', (column) => column.notNull().references('currencies.code'))
    .addColumn('delivery_from', 'timestamptz')
    .addColumn('delivery_to', 'timestamptz')
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('comment', 'text')
    .addColumn('courier_order_id', 'integer')
    .addColumn('courier_id', 'integer', (column) => column.references('couriers.id'))
    .addColumn('paid_at', 'timestamptz')
    .addColumn('archived_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('status_changed_at', 'timestamptz', createdAt)
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('orders_foreign_id_key', ['organization_id', 'foreign_id'])
    .addCheckConstraint('orders_total_is_sum', sql`total = order_price + delivery_price`)
    .execute()

  await db.schema
    .createTable('courier_orders')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('courier_id', 'integer', (column) => column.references('couriers.id'))
    .addColumn('comment', 'text')
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await db.schema.createIndex('courier_orders_order_idx').on('courier_orders').column('order_id').execute()

  await db.schema
    .createTable('order_status_log')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('status_from', 'integer')
    .addColumn('status_to', 'integer', (column) => column.notNull())
    .addColumn('sub_status_id', 'integer', (column) => column.references('order_sub_statuses.id'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await db.schema.createIndex('order_status_log_order_idx').on('order_status_log').columns(['order_id', 'id']).execute()

  await db.schema
    .createTable('model_logs')
    .addColumn('id', 'bigint', identity)
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('owner_entity', 'text')
    .addColumn('owner_id', 'integer')
    .addColumn('action', 'text', (column) => column.notNull().check(sql`action in ('created', 'updated', 'deleted')`))
    .addColumn('actor_kind', 'text', (column) => column.notNull().check(sql`actor_kind in ('user', 'token', 'system')`))
    .addColumn('actor_id', 'integer')
    .addColumn('impersonator_id', 'integer')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('changes', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await db.schema.createIndex('model_logs_entity_idx').on('model_logs').columns(['entity', 'entity_id', 'id']).execute()
  await sql`create index model_logs_owner_idx on model_logs (owner_entity, owner_id, id) where owner_id is not null`.execute(db)

  await orderIndexes(db)
}

/** Indexes of the live orders, which people look at all day: archived and deleted orders are left out. */
async function orderIndexes(db: Kysely<never>): Promise<void> {
  const live = sql`deleted_at is null and archived_at is null`
  await sql`create index orders_live_idx on orders (organization_id, created_at desc, id desc) where ${live}`.execute(db)
  await sql`create index orders_live_country_idx on orders (organization_id, country_id, created_at desc, id desc) where ${live}`.execute(
    db,
  )
  await sql`create index orders_live_all_idx on orders (created_at desc, id desc) where ${live}`.execute(db)
  await sql`create index orders_board_idx on orders (organization_id, country_id, status_id, status_changed_at desc, id desc) where ${live}`.execute(
    db,
  )
  await sql`create index orders_courier_idx on orders (courier_id, status_id) where ${live}`.execute(db)
  await sql`create index orders_delivery_idx on orders (organization_id, delivery_to) where ${live}`.execute(db)
  for (const column of ['track', 'foreign_id', 'customer_full_name', 'customer_phone', 'customer_email', 'customer_address']) {
    await sql`create index ${sql.raw(`orders_${column}_trgm_idx`)} on orders using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
  }
}
