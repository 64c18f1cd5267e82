import { orderListQueries } from '#features/order-list/order-list.api.ts'
import { orderList, startOrderList } from '#features/order-table/order-search.api.ts'

/** Archived orders, the latest first. */
export const archiveList = orderList({
  route: '/order/archive/',
  component: 'archive',
  source: orderListQueries,
  fixed: { archived: true },
  sort: '-archived_at',
})

export const startArchive = startOrderList(archiveList)
