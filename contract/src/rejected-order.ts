import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { pageOf, sortOf } from './kit/page.ts'
import { one } from './kit/reply.ts'
import { dispatchers, OrderRow } from './order.ts'
import { ORDER_SORTS, OrderFilter } from './order-filter.ts'
import { OrderQuery } from './order-list.ts'

/** Orders that are now in status 5, so the query has no filter of status. */
export const RejectedQuery = OrderQuery.omit({ status_id: true }).extend({ sort: sortOf([...ORDER_SORTS, 'organization']).optional() })
export type RejectedQuery = z.output<typeof RejectedQuery>

/** A row with the name of its organization, for people who see several. */
export const RejectedRow = OrderRow.extend({ organization: z.string() })
export type RejectedRow = z.output<typeof RejectedRow>

/** The former names of the period, from before entries were logged. They are accepted for one more release. */
const formerly = OrderFilter.shape.status_changed_at_from.meta({ deprecated: true })

/** The period of the numbers. Couriers are those at the time of the entry. */
export const RejectedPeriod = OrderFilter.pick({
  rejected_at_from: true,
  rejected_at_to: true,
  country_id: true,
  organization_id: true,
  courier_id: true,
}).extend({ status_changed_at_from: formerly, status_changed_at_to: formerly })
export type RejectedPeriod = z.output<typeof RejectedPeriod>

/** An entry does not count if the same person took it back within ten minutes by a move that leads back. */
const Numbers = z.object({
  /** Orders that entered status 5. */
  rejected: z.number(),
  /** Orders that entered status 10. */
  returned: z.number(),
  /**
   * rejected ÷ (rejected + orders that entered 7 or 8). null where both are zero, and for reasons, since only rejected orders have them.
   */
  rate: z.number().nullable(),
})

/** `id` null: without a courier, or without a reason. */
const Group = Numbers.extend({ id: z.number().nullable(), name: z.string() })
export type RejectedGroup = z.output<typeof Group>

const GroupOfDay = Numbers.extend({ day: z.string(), name: z.string() })
export type RejectedDay = z.output<typeof GroupOfDay>

/** An order counts once in each number, so groups may add up to more than the total. */
export const RejectedStatistics = z.object({
  total: z.number(),
  returned: z.number(),
  /** Orders that entered 7 or 8. */
  delivered: z.number(),
  rate: z.number().nullable(),
  /** Couriers, countries and reasons at the time of the entries. */
  by_courier: z.array(Group),
  by_country: z.array(Group),
  by_sub_status: z.array(Group),
  /** Days of X-TZ-Name with at least one of these entries, the oldest first. */
  by_day: z.array(GroupOfDay),
  /**
   * From this day of X-TZ-Name on, the courier of every entry is known. Before it, some are the orders' present couriers. null: all are
   * known.
   */
  exact_from: z.string().nullable(),
})
export type RejectedStatistics = z.output<typeof RejectedStatistics>

export const rejectedOrderEndpoints = {
  list: endpoint({ method: 'GET', path: '/rejected-order', access: dispatchers, query: RejectedQuery, reply: pageOf(RejectedRow) }),
  /** The list for hundreds of track numbers, which no URL would carry. */
  find: endpoint({ method: 'POST', path: '/rejected-order/list', access: dispatchers, body: RejectedQuery, reply: pageOf(RejectedRow) }),
  /** Archived orders count, deleted orders never do. */
  statistics: endpoint({
    method: 'GET',
    path: '/rejected-order-statistics',
    access: dispatchers,
    query: RejectedPeriod,
    reply: one(RejectedStatistics),
  }),
}
