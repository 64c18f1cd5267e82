import { sql } from 'kysely'
import type { Db } from './db.ts'
import { talliesOfOrders } from './tallies.ts'

/** Counts the rows of each table that name this one in the column, including archived and deleted rows: they keep the name. */
export async function countNaming<Table extends string>(
  db: Db,
  tables: readonly Table[],
  column: 'country_id' | 'organization_id',
  id: number,
): Promise<Record<Table, number>> {
  const counts = tables.map((table) => {
    const rows = table === 'orders' ? sql`coalesce(sum(orders), 0) from ${talliesOfOrders}` : sql`count(*) from ${sql.table(table)}`
    return sql`(select ${rows} where ${sql.ref(column)} = ${id})::integer as ${sql.ref(table)}`
  })
  const { rows } = await sql<Record<Table, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<Table, number> // a select without a table has one row
}
