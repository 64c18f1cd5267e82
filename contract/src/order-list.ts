import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { PageQuery, pageOf, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { many, one } from './kit/reply.ts'
import { dispatchers, OrderRow, orderReaders } from './order.ts'
import { OrderIds } from './order-bulk.ts'
import { ORDER_SORTS, OrderFilter } from './order-filter.ts'

/** The query of the list, and the search schema of /order/index: both ends of the wire have the same filter. */
export const OrderQuery = PageQuery.extend(OrderFilter.shape).extend({ sort: sortOf(ORDER_SORTS).optional() })
export type OrderQuery = z.output<typeof OrderQuery>

/** The most orders that can be chosen as “all that match”. Where more match, none are chosen. */
export const MAX_MATCHING = 10_000

/** The part of an order that is needed to plan an action on many, and to undo it. */
export const OrderFacts = OrderRow.pick({
  id: true,
  organization_id: true,
  track: true,
  status_id: true,
  sub_status_id: true,
  flow_id: true,
  country_id: true,
  courier_id: true,
  courier_order_id: true,
  customer_address: true,
  delivery_from: true,
  delivery_to: true,
  delivered_at: true,
  paid: true,
  handover: true,
  archived: true,
  deleted: true,
  label_printed_at: true,
  version: true,
})
export type OrderFacts = z.output<typeof OrderFacts>

export const orderListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order',
    access: orderReaders,
    ability: 'orders:read',
    query: OrderQuery,
    reply: pageOf(OrderRow),
  }),
  /** The list for hundreds of track numbers, which no URL would carry. */
  find: endpoint({
    method: 'POST',
    path: '/order/list',
    access: orderReaders,
    ability: 'orders:read',
    body: OrderQuery,
    reply: pageOf(OrderRow),
  }),
  /** The ids of all matching orders, in the order of the list. */
  ids: endpoint({
    method: 'POST',
    path: '/order/ids',
    access: dispatchers,
    body: z.object({ filters: OrderFilter, sort: OrderQuery.shape.sort }),
    reply: one(z.object({ ids: z.array(z.number()), total: z.number() })),
  }),
  /** Facts of the chosen orders that the caller still sees; others are left out. */
  facts: endpoint({
    method: 'POST',
    path: '/order/facts',
    access: dispatchers,
    body: z.object({ order_ids: OrderIds }),
    reply: many(OrderFacts),
  }),
}

export const orderListPhrases = {
  tooMany: (count: number) =>
    phrase('order', '{count, number} orders match: at most {most, number} can be chosen at once. Narrow the list down.', {
      count,
      most: MAX_MATCHING,
    }),
}
