import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Messages outside the app: their recipients, and customers who have refused them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column recipient text, add column tries_before integer not null default 0`.execute(db)
  await sql`create index jobs_outside_idx on jobs (id desc) where kind in ('email', 'sms', 'messenger')`.execute(db)
  await sql`alter table order_notifications add column status_id integer, add column user_id integer`.execute(db)
  await sql`create index order_notifications_waiting_idx on order_notifications (order_id) where state = 'waiting'`.execute(db)

  await db.schema
    .createTable('message_refusals')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', createdAt)
    .addUniqueConstraint('message_refusals_customer_key', ['organization_id', 'kind', 'hash'])
    .addCheckConstraint('message_refusals_kind_check', sql`kind in ('phone', 'email')`)
    .execute()

  // Two random values of the database's strong source, 244 bits.
  await sql`insert into settings (key, value)
    values ('message-refusal.key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`.execute(db)

  await sql`insert into settings (key, value) select 'world', 'demo' where exists (select from users where email = 'admin@tracklane.test')
    and exists (select from organization_tokens where prefix = 'demo' and secret_hash = 'none')`.execute(db)
}
