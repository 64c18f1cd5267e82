import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Frees the space of deleted rows and renews the planner's statistics. PostgreSQL does both by itself; the embedded database is one
 * process, so this does it. Table by table: a request waits for one table at most.
 */
export async function vacuumTables(db: Db, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  for (const { name } of rows) {
    if (signal?.aborted) return
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  }
}
