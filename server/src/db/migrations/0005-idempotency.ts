import type { Kysely } from 'kysely'
import { createdAt } from './columns.ts'

/** The key of a repeated request, and the version that tells a late edit of an assignment from a fresh one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'json')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['caller', 'endpoint', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_keys_created_idx').on('idempotency_keys').column('created_at').execute()

  await db.schema
    .alterTable('courier_orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
