import { OrderAdminQuery, orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { orderSource } from '#features/order-list/order-list.api.ts'
import { orderList, startOrderList } from '#features/order-table/order-search.api.ts'
import { call } from '#lib/http.ts'

export const orderAdminList = orderList({
  route: '/order-admin',
  component: 'orders',
  source: orderSource('admin', {
    get: (query, signal) => call(orderAdminEndpoints.list, { query }, signal),
    post: (body, signal) => call(orderAdminEndpoints.find, { body }, signal),
  }),
  query: OrderAdminQuery,
})

export const startOrderAdmin = startOrderList(orderAdminList)
