import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Assignment } from './order.rules.ts'

interface NewAssignment {
  readonly order_id: number
  readonly courier_id: number
}

interface Circumstances {
  readonly comment: string | null
  readonly now: Date
}

/** Inserts any number of assignments in one statement with a constant text. */
export async function insertAssignments(db: Db, given: readonly NewAssignment[], { comment, now }: Circumstances): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    insert into courier_orders (order_id, courier_id, comment, created_at)
    select order_id, courier_id, ${comment}::text, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (order_id integer, courier_id integer) order by order_id
    returning *`.execute(db)
  return rows
}

/** Clears the courier of assignments; raises their versions. */
export async function clearAssignments(db: Db, ids: readonly number[]): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    update courier_orders set courier_id = null, version = version + 1 where id = any(${ids}::integer[]) returning *`.execute(db)
  return rows.sort((one, other) => one.order_id - other.order_id)
}
