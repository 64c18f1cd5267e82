import type { Kysely } from 'kysely'
import { createdAt, updatedAt } from './columns.ts'

/**
 * People edit countries and currencies: the version tells whether another person has changed the row meanwhile. An unwanted currency is
 * inactive.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('currencies')
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('countries')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
