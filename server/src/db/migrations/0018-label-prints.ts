import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Prints of an order's label, with person and time; in a table beside the orders, since printing changes no order. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('label_prints')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await sql`create index label_prints_order_idx on label_prints (order_id, created_at)`.execute(db)
}
