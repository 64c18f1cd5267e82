import { isStatusId, type OrderStatusRow, STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import type { Db } from '#db/db.ts'
import type { OrderSubStatusRecord } from '#db/tables/order-flow.table.ts'
import type { Context } from '#platform/context.ts'
import { findOneSubStatus, findSubStatuses } from './order-status.queries.ts'

/** Returns the name of a status in this person's language. */
export function statusNameOf(ctx: Context, id: number): string {
  return isStatusId(id) ? ctx.translate(statusName(id)) : String(id)
}

/** Lists the ten statuses, each with its active sub-statuses. */
export async function listStatuses(ctx: Context): Promise<OrderStatusRow[]> {
  const active = (await findSubStatuses(ctx.db, ctx.actor.scope)).filter((sub) => sub.active)
  return STATUS_IDS.map((id) => ({
    id,
    name: statusNameOf(ctx, id),
    sub_statuses: active
      .filter((sub) => sub.status_id === id)
      .map((sub) => ({ id: sub.id, name: sub.name, organization_id: sub.organization_id })),
  }))
}

/** Finds an active sub-status that an order of that organization may take: its own or a shared one. */
export function findSubStatus(db: Db, wanted: { id: number; organization_id: number }): Promise<OrderSubStatusRecord | undefined> {
  return findOneSubStatus(db, wanted)
}
