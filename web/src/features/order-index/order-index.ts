import { orderListQueries } from '#features/order-list/order-list.api.ts'
import { orderList, startOrderList } from '#features/order-table/order-search.api.ts'

export const orderIndex = orderList({ route: '/order/index', component: 'orders', source: orderListQueries })

export const startOrders = startOrderList(orderIndex)
