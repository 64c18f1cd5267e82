import type { Kysely } from 'kysely'

/** People edit couriers: the version tells whether another person has changed the row meanwhile. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('couriers')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
