import type { Updateable } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CourierOrderTable } from '#db/tables/order.table.ts'
import type { Assignment } from '#features/order/order.rules.ts'

/** Finds an assignment. The caller checks the scope through its order. */
export function findAssignment(db: Db, id: number): Promise<Assignment | undefined> {
  return db.selectFrom('courier_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Writes the patch and raises the version. */
export function patchAssignment(db: Db, id: number, patch: Updateable<CourierOrderTable>): Promise<Assignment> {
  return db
    .updateTable('courier_orders')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function isLatestAssignment(db: Db, { id, order_id }: Assignment): Promise<boolean> {
  const later = await db.selectFrom('courier_orders').select('id').where('order_id', '=', order_id).where('id', '>', id).executeTakeFirst()
  return later === undefined
}
