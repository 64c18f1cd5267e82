import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { pageOf, sortOf } from './kit/page.ts'
import { OrderRow } from './order.ts'
import { ORDER_SORTS } from './order-filter.ts'
import { OrderQuery } from './order-list.ts'

/** An order in the list of all organizations, with the name of its own. */
export const OrderAdminRow = OrderRow.extend({ organization: z.string() })
export type OrderAdminRow = z.output<typeof OrderAdminRow>

export const OrderAdminQuery = OrderQuery.extend({ sort: sortOf([...ORDER_SORTS, 'organization']).optional() })
export type OrderAdminQuery = z.output<typeof OrderAdminQuery>

export const orderAdminEndpoints = {
  list: endpoint({ method: 'GET', path: '/order-admin', access: ['admin'], query: OrderAdminQuery, reply: pageOf(OrderAdminRow) }),
  /** The list for hundreds of track numbers, which no URL would carry. */
  find: endpoint({ method: 'POST', path: '/order-admin/list', access: ['admin'], body: OrderAdminQuery, reply: pageOf(OrderAdminRow) }),
}
