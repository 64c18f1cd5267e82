import type { Kysely } from 'kysely'
import { createdAt, updatedAt } from './columns.ts'

/** Countries and currencies are edited: their version says whether somebody else has done so meanwhile, and a currency no longer wanted is inactive. */
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
