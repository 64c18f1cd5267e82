import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Indexes for the home's numbers: days of delivery and payment, cash not handed in yet, and times of sign-ins. */
export async function up(db: Kysely<never>): Promise<void> {
  const live = sql`deleted_at is null and archived_at is null`
  // Late orders are found like by the filter by delivery date: the end of the window, or its start without an end.
  await sql`drop index orders_late_idx`.execute(db)
  await sql`create index orders_late_idx on orders (organization_id, country_id, (coalesce(delivery_to, delivery_from)))
    where ${live} and status_id in (1, 2, 3, 4, 6)`.execute(db)
  await sql`create index orders_delivered_idx on orders (organization_id, delivered_at) include (country_id)
    where ${live} and delivered_at is not null`.execute(db)
  await sql`create index orders_paid_idx on orders (organization_id, paid_at) include (country_id, currency_code, total)
    where ${live} and paid_at is not null`.execute(db)
  await sql`create index orders_outstanding_idx on orders (organization_id, country_id) include (status_id, payment_type, currency_code, total)
    where ${live} and status_id in (7, 8, 9) and payment_type = 1 and paid_at is null`.execute(db)

  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'bigint', identity)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute()
  await db.schema.createIndex('sign_ins_created_idx').on('sign_ins').columns(['created_at', 'user_id']).execute()
}
