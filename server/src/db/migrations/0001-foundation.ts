import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Settings, languages and phrases, currencies and countries, organizations. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('languages')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('char_code', 'text', (column) => column.notNull().unique())
    .addColumn('source_language', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()

  await db.schema
    .createTable('phrases')
    .addColumn('id', 'integer', identity)
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'timestamptz', createdAt)
    .addColumn('last_seen_at', 'timestamptz', createdAt)
    .addColumn('seen_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('phrases_category_message_key', ['category', 'message'])
    .execute()

  await db.schema
    .createTable('phrase_translations')
    .addColumn('phrase_id', 'integer', (column) => column.notNull().references('phrases.id').onDelete('cascade'))
    .addColumn('char_code', 'text', (column) => column.notNull().references('languages.char_code').onUpdate('cascade').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('phrase_translations_pkey', ['phrase_id', 'char_code'])
    .execute()

  await db.schema
    .createTable('currencies')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('digits', 'integer', (column) => column.notNull().defaultTo(2).check(sql`digits between 0 and 4`))
    .execute()

  await db.schema
    .createTable('countries')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('currency_id', 'integer', (column) => column.notNull().references('currencies.id'))
    .addColumn('phone_code', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()

  await db.schema
    .createTable('organizations')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('address', 'text')
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()
}
