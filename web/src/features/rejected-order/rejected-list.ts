import type { QueryClient } from '@tanstack/react-query'
import { OrderQuery } from '@tracklane/contract/order-list'
import { STATUS } from '@tracklane/contract/order-status'
import { RejectedQuery } from '@tracklane/contract/rejected-order'
import { z } from 'zod'
import { orderList, startOrderList } from '#features/order-table/order-search.api.ts'
import { lenient } from '#lib/search.ts'
import { rejectedSource, rejectedStatistics } from './rejected-order.api.ts'
import { periodOf } from './rejected-period.rules.ts'

const ROUTE = '/order/rejected/'

/** The tab of the statistics. */
const beside = { tab: z.literal('statistics').optional() }
export const RejectedTab = z.object(beside)

export const rejectedList = orderList({
  route: ROUTE,
  component: 'rejected',
  source: rejectedSource,
  fixed: { status_id: [STATUS.REJECTED] },
  sort: '-status_changed_at',
  query: OrderQuery.extend({ sort: RejectedQuery.shape.sort }),
  beside,
})

/** The part of the address that the statistics read, with the names of the list's filters. */
export const StatisticsSearch = rejectedList.search.pick({
  rejected_at_from: true,
  rejected_at_to: true,
  country_id: true,
  organization_id: true,
})
export type StatisticsSearch = z.output<typeof StatisticsSearch>

const startList = startOrderList(rejectedList)

/** Asks early for the data of the tab in the address. */
export function startRejected(client: QueryClient, search: Record<string, unknown>): void {
  if (search.tab !== 'statistics') startList(client, search)
  else void client.prefetchQuery(rejectedStatistics.of(statisticsQuery(lenient(StatisticsSearch)(search))))
}

export function statisticsQuery(search: StatisticsSearch) {
  const { from, to } = periodOf(search)
  return { ...search, rejected_at_from: from, rejected_at_to: to }
}
