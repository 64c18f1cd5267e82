import { type Kysely, sql } from 'kysely'

/**
 * One index over all searched texts instead of six: a search looks once, and a changed order is entered once. A character that nobody types
 * stands between the texts, so that nothing is found across two of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['track', 'foreign_id', 'customer_full_name', 'customer_phone', 'customer_email', 'customer_address']) {
    await sql`drop index if exists ${sql.ref(`orders_${column}_trgm_idx`)}`.execute(db)
  }
  await sql`create index orders_search_trgm_idx on orders using gin ((track || chr(31) || coalesce(foreign_id, '') || chr(31) ||
    customer_full_name || chr(31) || coalesce(customer_phone, '') || chr(31) || coalesce(customer_email, '') || chr(31) ||
    customer_address) gin_trgm_ops)`.execute(db)
}
