import { queryOptions } from '@tanstack/react-query'
import type { Role } from '@tracklane/contract/kit/role'
import { type LogEntity, type LogQuery, mayReadLog, modelLogEndpoints } from '@tracklane/contract/model-log'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import type { z } from 'zod'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

interface Log {
  readonly entity: LogEntity
  readonly id: number
  readonly query: z.output<typeof LogQuery>
  /** The reader's role: a reporter reads no log but an order's, by a call of its own. */
  readonly role: Role
}

export const changeLogQueries = {
  page: (log: Log) =>
    queryOptions({
      // Changes to an order by others reach its log as well.
      queryKey: [...(log.entity === 'order' ? orderQueries.all() : []), 'model-log', log.entity, log.id, log.query],
      queryFn: async ({ signal }) => (await ask(log, signal)).data,
      staleTime: 0,
      meta: { live: log.entity === 'order', silent: log.entity !== 'order' },
    }),
}

function ask({ entity, id, query, role }: Log, signal: AbortSignal) {
  if (entity === 'order' && !mayReadLog(entity, role)) return call(orderLogEndpoints.orderLog, { params: { id }, query }, signal)
  return call(modelLogEndpoints.get, { params: { entity, id }, query }, signal)
}
