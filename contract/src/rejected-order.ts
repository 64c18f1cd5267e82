import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { pageOf, sortOf } from './kit/page.ts'
import { one } from './kit/reply.ts'
import { dispatchers, OrderRow } from './order.ts'
import { ORDER_SORTS, OrderFilter } from './order-filter.ts'
import { OrderQuery } from './order-list.ts'

/** Rejected is status 5 now: of what else could be asked of the list of orders, only the status is settled. */
export const RejectedQuery = OrderQuery.omit({ status_id: true }).extend({ sort: sortOf([...ORDER_SORTS, 'organization']).optional() })
export type RejectedQuery = z.output<typeof RejectedQuery>

/** For whoever sees several organizations, with the name of its own. */
export const RejectedRow = OrderRow.extend({ organization: z.string() })
export type RejectedRow = z.output<typeof RejectedRow>

/** Period of the numbers: orders whose status changed in it. */
export const RejectedPeriod = OrderFilter.pick({
  status_changed_at_from: true,
  status_changed_at_to: true,
  country_id: true,
  organization_id: true,
  courier_id: true,
})
export type RejectedPeriod = z.output<typeof RejectedPeriod>

const Numbers = z.object({
  /** In status 5 now. */
  rejected: z.number(),
  /** In status 10 now. */
  returned: z.number(),
  /** 5 ÷ (5+7+8+9+10); null where nothing came to an end, and for reasons, which only the rejected ones have. */
  rate: z.number().nullable(),
})

/** `id` null: no courier, no reason. */
const Group = Numbers.extend({ id: z.number().nullable(), name: z.string() })
export type RejectedGroup = z.output<typeof Group>

const GroupOfDay = Numbers.extend({ day: z.string(), name: z.string() })
export type RejectedDay = z.output<typeof GroupOfDay>

export const RejectedStatistics = z.object({
  total: z.number(),
  returned: z.number(),
  rate: z.number().nullable(),
  by_courier: z.array(Group),
  by_country: z.array(Group),
  by_sub_status: z.array(Group),
  /** Days of X-TZ-Name on which orders came to an end, the oldest first. */
  by_day: z.array(GroupOfDay),
})
export type RejectedStatistics = z.output<typeof RejectedStatistics>

export const rejectedOrderEndpoints = {
  list: endpoint({ method: 'GET', path: '/rejected-order', access: dispatchers, query: RejectedQuery, reply: pageOf(RejectedRow) }),
  /** The same for hundreds of track numbers, which no URL would carry. */
  find: endpoint({ method: 'POST', path: '/rejected-order/list', access: dispatchers, body: RejectedQuery, reply: pageOf(RejectedRow) }),
  /** Archived orders count, deleted ones never. */
  statistics: endpoint({
    method: 'GET',
    path: '/rejected-order-statistics',
    access: dispatchers,
    query: RejectedPeriod,
    reply: one(RejectedStatistics),
  }),
}
