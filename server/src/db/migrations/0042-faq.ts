import type { Kysely } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Questions and answers: written by administrators, read by logists. */
export async function up(db: Kysely<never>): Promise<void> {
  await written(db)
  await told(db)
}

async function written(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('faq_categories')
    .addColumn('id', 'integer', identity)
    .addColumn('translations', 'jsonb', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('faqs')
    .addColumn('id', 'integer', identity)
    .addColumn('category_id', 'integer', (column) => column.notNull().references('faq_categories.id'))
    .addColumn('translations', 'jsonb', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('faqs_category_idx').on('faqs').column('category_id').execute()
}

/** Readers' votes, and their searches that found nothing. */
async function told(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('faq_voices')
    .addColumn('faq_id', 'integer', (column) => column.notNull().references('faqs.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('helpful', 'boolean', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .addPrimaryKeyConstraint('faq_voices_pkey', ['faq_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('faq_missed_searches')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('faq_missed_searches_pkey', ['language', 'text'])
    .execute()
}
