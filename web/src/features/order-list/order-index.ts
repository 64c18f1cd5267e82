import { orderListQueries } from './order-list.api.ts'
import { orderList, startOrderList } from './order-search.api.ts'

export const orderIndex = orderList({ route: '/order/index', component: 'orders', source: orderListQueries })

export const startOrders = startOrderList(orderIndex)
