import type { Kysely } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Pictures of texts, made anew from uploads: in the database, so that several processes and one backup see them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('owner_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', createdAt)
    // When a text with the picture was last saved: a day later the picture can be deleted if unused.
    .addColumn('used_at', 'timestamptz', createdAt)
    .execute()
  await db.schema.createIndex('uploads_owner_idx').on('uploads').columns(['owner_id', 'created_at']).execute()
}
