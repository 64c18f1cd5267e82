import type { Kysely } from 'kysely'

/** Couriers are edited: their version says whether somebody else has done so meanwhile. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('couriers')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
