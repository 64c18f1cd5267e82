import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams } from './kit/page.ts'
import { one, timestamp } from './kit/reply.ts'
import { LogQuery, ModelLog } from './model-log.ts'
import { orderReaders } from './order.ts'

export const StatusLogEntry = z.object({
  id: z.number(),
  status_from: z.number().nullable(),
  status_to: z.number(),
  sub_status: z.string().nullable(),
  actor_name: z.string(),
  comment: z.string().nullable(),
  /** The flow that judged the move, and its version; null where none did, and for moves from before it was kept. */
  flow_id: z.number().nullable(),
  flow_version: z.number().nullable(),
  /** The flow's present name; null where it is deleted. */
  flow: z.string().nullable(),
  created_at: timestamp(),
})
export type StatusLogEntry = z.output<typeof StatusLogEntry>

export const orderLogEndpoints = {
  statusLog: endpoint({
    method: 'GET',
    path: '/order/:id/status-log',
    access: orderReaders,
    ability: 'orders:read',
    params: IdParams,
    reply: z.object({ data: z.array(StatusLogEntry) }),
  }),
  orderLog: endpoint({
    method: 'GET',
    path: '/order/:id/order-log',
    access: ['admin', 'organization_admin', 'reporter', 'logist'],
    params: IdParams,
    query: LogQuery,
    reply: one(ModelLog),
  }),
}
