import type { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { PageQuery, pageOf, sortOf } from './kit/page.ts'
import { OrderRow, orderReaders } from './order.ts'
import { OrderFilter } from './order-filter.ts'

const ORDER_SORTS = [
  'id',
  'status_id',
  'sub_status',
  'foreign_id',
  'track',
  'customer_full_name',
  'customer_phone',
  'customer_address',
  'payment_type',
  'country_name',
  'courier',
  'products_amount',
  'delivery_from',
  'delivery_to',
  'delivered_at',
  'order_price',
  'delivery_price',
  'total',
  'currency_code',
  'created_at',
  'updated_at',
  'status_changed_at',
  'paid_at',
] as const

/** Also the search schema of /order/index: one filter at both ends of the wire. */
export const OrderQuery = PageQuery.extend(OrderFilter.shape).extend({ sort: sortOf(ORDER_SORTS).optional() })
export type OrderQuery = z.output<typeof OrderQuery>

export const orderListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order',
    access: orderReaders,
    ability: 'orders:read',
    query: OrderQuery,
    reply: pageOf(OrderRow),
  }),
  /** The same for hundreds of track numbers, which no URL would carry. */
  find: endpoint({
    method: 'POST',
    path: '/order/list',
    access: orderReaders,
    ability: 'orders:read',
    body: OrderQuery,
    reply: pageOf(OrderRow),
  }),
}
