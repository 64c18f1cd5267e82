import type { StatusLogEntry } from '@tracklane/contract/order-log'
import type { z } from 'zod'
import type { Db } from '#db/db.ts'

/** Finds the status log in the order of time. */
export function findStatusLog(db: Db, orderId: number): Promise<z.input<typeof StatusLogEntry>[]> {
  return db
    .selectFrom('order_status_log as log')
    .leftJoin('order_sub_statuses as sub', 'sub.id', 'log.sub_status_id')
    .leftJoin('order_flows as flow', 'flow.id', 'log.flow_id')
    .select(['log.flow_id', 'log.flow_version', 'flow.name as flow'])
    .select(['log.id', 'log.status_from', 'log.status_to', 'sub.name as sub_status', 'log.actor_name', 'log.comment', 'log.created_at'])
    .where('log.order_id', '=', orderId)
    .orderBy('log.id')
    .execute()
}
