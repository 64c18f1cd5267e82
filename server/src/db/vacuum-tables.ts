import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Gives back the room of rows that are gone, and counts anew what plans go by. PostgreSQL does both by itself; the embedded database is one
 * process, and nobody else would. Table by table: whoever asks meanwhile waits for one of them.
 */
export async function vacuumTables(db: Db, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  for (const { name } of rows) {
    if (signal?.aborted) return
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  }
}
