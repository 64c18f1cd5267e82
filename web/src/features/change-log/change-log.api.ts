import { queryOptions } from '@tanstack/react-query'
import type { Role } from '@tracklane/contract/kit/role'
import { type LogEntry, type LogQuery, type ModelLog, mayReadLog, modelLogEndpoints } from '@tracklane/contract/model-log'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import type { PersonChange } from '@tracklane/contract/person-changes'
import { userEndpoints } from '@tracklane/contract/user'
import type { z } from 'zod'
import { BY_PERSON, type LogSubject } from '#features/model-log/model-log.store.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

/** A page of a log. The changes of a person are about several rows, each with its name. */
export interface ShownLog {
  readonly logs: readonly (LogEntry | PersonChange)[]
  readonly relations?: ModelLog['relations']
  readonly pagesCount: number
}

interface Log {
  readonly entity: LogSubject
  readonly id: number
  readonly query: z.output<typeof LogQuery>
  /** The reader's role: a reporter reads only the log of an order, by a special call. */
  readonly role: Role
}

export const changeLogQueries = {
  page: (log: Log) =>
    queryOptions({
      // The key is below the orders for an order's log, which other people's changes reach too.
      queryKey: [...(log.entity === 'order' ? orderQueries.all() : []), 'model-log', log.entity, log.id, log.query],
      queryFn: async ({ signal }) => (await ask(log, signal)).data,
      staleTime: 0,
      meta: { live: log.entity === 'order', silent: log.entity !== 'order' },
    }),
}

function ask({ entity, id, query, role }: Log, signal: AbortSignal): Promise<{ data: ShownLog }> {
  if (entity === BY_PERSON) return call(userEndpoints.changes, { params: { id }, query }, signal)
  if (entity === 'order' && !mayReadLog(entity, role)) return call(orderLogEndpoints.orderLog, { params: { id }, query }, signal)
  return call(modelLogEndpoints.get, { params: { entity, id }, query }, signal)
}
