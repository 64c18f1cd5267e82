import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'

const BATCH = 2000

type RowOf<Table extends keyof Database> = Partial<Selectable<Database[Table]>>

/** Inserts many rows as one JSON parameter: far faster than a parameter per cell, and equal on both databases. */
export async function bulkInsert<Table extends keyof Database>(db: Db, table: Table, rows: readonly RowOf<Table>[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::text::jsonb)`.execute(db)
  }
}

/** Continues the ids of the database after rows with ids of our own. */
export async function continueIds(db: Db, table: keyof Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1)) from ${sql.table(table)}`.execute(db)
}
