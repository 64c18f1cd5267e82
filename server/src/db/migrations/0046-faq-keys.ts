import type { Kysely } from 'kysely'

/** What comes with the product is found by its key, whatever people make of its texts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['faq_categories', 'faqs'])
    await db.schema
      .alterTable(table)
      .addColumn('key', 'text', (column) => column.unique())
      .execute()
}
