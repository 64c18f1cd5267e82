import type { Kysely } from 'kysely'

/**
 * People edit organizations: the version tells whether another person has changed the row meanwhile. Their tokens are listed and counted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('organizations')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('organization_tokens_organization_idx').on('organization_tokens').column('organization_id').execute()
}
