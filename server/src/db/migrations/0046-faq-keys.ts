import type { Kysely } from 'kysely'

/** Rows that come with the product are found by their key, even when people change their texts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['faq_categories', 'faqs'])
    await db.schema
      .alterTable(table)
      .addColumn('key', 'text', (column) => column.unique())
      .execute()
}
