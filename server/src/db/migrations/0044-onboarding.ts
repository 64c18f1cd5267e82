import type { CreateTableBuilder, Kysely } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Logists' training: sections, their categories, articles in these, and who has read which. */
export async function up(db: Kysely<never>): Promise<void> {
  await written(db.schema.createTable('onboarding_sections')).execute()
  await written(db.schema.createTable('onboarding_categories'))
    .addColumn('section_id', 'integer', (column) => column.notNull().references('onboarding_sections.id'))
    .execute()
  await written(db.schema.createTable('onboarding_articles'))
    .addColumn('category_id', 'integer', (column) => column.notNull().references('onboarding_categories.id'))
    .execute()
  await db.schema.createIndex('onboarding_categories_section_idx').on('onboarding_categories').column('section_id').execute()
  await db.schema.createIndex('onboarding_articles_category_idx').on('onboarding_articles').column('category_id').execute()
  await db.schema
    .createTable('onboarding_reads')
    .addColumn('article_id', 'integer', (column) => column.notNull().references('onboarding_articles.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'timestamptz', createdAt)
    .addPrimaryKeyConstraint('onboarding_reads_pkey', ['article_id', 'user_id'])
    .execute()
}

function written(table: CreateTableBuilder<string, never>): CreateTableBuilder<string, string> {
  return table
    .addColumn('id', 'integer', identity)
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('translations', 'jsonb', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
}
