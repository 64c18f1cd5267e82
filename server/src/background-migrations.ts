import { type RawBuilder, sql } from 'kysely'
import { fillMoments } from './db/moments.ts'
import { fillPlaces } from './db/order-places.ts'
import { fillSearchTexts, SEARCHED_TABLES, type SearchedTable } from './db/search-texts.ts'
import type { BackgroundMigration } from './platform/background/background-migration.ts'

/** Everything that is filled after the start, in this order: small tables first. */
export const BACKGROUND_MIGRATIONS: readonly BackgroundMigration[] = [
  ...SEARCHED_TABLES.map(searchTextsOf),
  {
    name: 'postcodes and towns of orders',
    batch: fillPlaces,
    async finish(db, rows) {
      if (rows > 0) await sql`analyze orders (postcode, town)`.execute(db)
    },
  },
  {
    name: 'couriers and delivery dates of the status log',
    batch: fillMoments,
    async finish(db, rows) {
      if (rows > 0) await sql`analyze order_status_log (courier_id, moment_source)`.execute(db)
    },
  },
  indexOf('model_logs_actor_idx', sql`model_logs (actor_id, id) where actor_kind = 'user'`),
  indexOf('model_logs_impersonator_idx', sql`model_logs (impersonator_id, id) where impersonator_id is not null`),
]

/** Builds an index of a long table while the server answers requests; an interrupted build starts anew. */
function indexOf(name: string, definition: RawBuilder<unknown>): BackgroundMigration {
  return {
    name: `index ${name}`,
    batch: async () => 0,
    async finish(db) {
      const { rows } = await sql<{ is_whole: boolean }>`select indisvalid as is_whole from pg_index
        where indexrelid = to_regclass(${name})`.execute(db)
      if (rows[0]?.is_whole === false) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
      await sql`create index concurrently if not exists ${sql.ref(name)} on ${definition}`.execute(db)
    },
  }
}

function searchTextsOf(table: SearchedTable): BackgroundMigration {
  return {
    name: `search texts of ${table}`,
    batch: (db, most) => fillSearchTexts(db, table, most),
    async finish(db, rows) {
      if (table === 'orders') await sql`drop index concurrently if exists orders_search_trgm_idx`.execute(db)
      if (rows > 0) await sql`analyze ${sql.table(table)} (search_text)`.execute(db)
    },
  }
}
