import { sql, type Updateable } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CourierOrderTable } from '#db/tables/order.table.ts'

export interface Assignment {
  readonly id: number
  readonly order_id: number
  readonly courier_id: number | null
  readonly comment: string | null
  readonly created_at: Date
  readonly version: number
}

/** The caller checks the scope by its order. */
export function findAssignment(db: Db, id: number): Promise<Assignment | undefined> {
  return db.selectFrom('courier_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface NewAssignment {
  readonly order_id: number
  readonly courier_id: number
}

interface Circumstances {
  readonly comment: string | null
  readonly now: Date
}

/** One statement for any number of them, always of the same text. */
export async function insertAssignments(db: Db, given: readonly NewAssignment[], { comment, now }: Circumstances): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    insert into courier_orders (order_id, courier_id, comment, created_at)
    select order_id, courier_id, ${comment}::text, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (order_id integer, courier_id integer) order by order_id
    returning *`.execute(db)
  return rows
}

/** Raises the version. */
export function patchAssignment(db: Db, id: number, patch: Updateable<CourierOrderTable>): Promise<Assignment> {
  return db
    .updateTable('courier_orders')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** They name nobody any longer; raises their versions. */
export async function clearAssignments(db: Db, ids: readonly number[]): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    update courier_orders set courier_id = null, version = version + 1 where id = any(${ids}::integer[]) returning *`.execute(db)
  return rows.sort((one, other) => one.order_id - other.order_id)
}

export async function isLatestAssignment(db: Db, { id, order_id }: Assignment): Promise<boolean> {
  const later = await db.selectFrom('courier_orders').select('id').where('order_id', '=', order_id).where('id', '>', id).executeTakeFirst()
  return later === undefined
}
