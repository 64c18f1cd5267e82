import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CourierOrderTable } from '#db/tables/order.table.ts'

export interface Assignment {
  readonly id: number
  readonly order_id: number
  readonly courier_id: number | null
  readonly comment: string | null
  readonly created_at: Date
}

/** The caller checks the scope by its order. */
export function findAssignment(db: Db, id: number): Promise<Assignment | undefined> {
  return db.selectFrom('courier_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

export function insertAssignment(db: Db, assignment: Insertable<CourierOrderTable>): Promise<Assignment> {
  return db.insertInto('courier_orders').values(assignment).returningAll().executeTakeFirstOrThrow()
}

export function patchAssignment(db: Db, id: number, patch: Updateable<CourierOrderTable>): Promise<Assignment> {
  return db.updateTable('courier_orders').set(patch).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function isLatestAssignment(db: Db, { id, order_id }: Assignment): Promise<boolean> {
  const later = await db.selectFrom('courier_orders').select('id').where('order_id', '=', order_id).where('id', '>', id).executeTakeFirst()
  return later === undefined
}
