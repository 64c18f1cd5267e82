import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { talliesOfOrders } from '#db/tallies.ts'

export async function countOrdersByStatus(db: Db): Promise<{ status_id: number; orders: number }[]> {
  const { rows } = await sql<{ status_id: number; orders: number }>`
    select status_id, sum(orders)::integer as orders from ${talliesOfOrders}
    where not archived and not deleted group by status_id order by status_id`.execute(db)
  return rows
}

export async function countTallyChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select count(*)::integer as changes from order_tally_changes`.execute(db)
  return rows[0]?.changes ?? 0
}
