import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { OrderStatusId } from '@tracklane/contract/order-status'
import { z } from 'zod'
import { listSearch } from '#kit/list-search.ts'
import { orderSubStatusQueries } from './order-sub-status.api.ts'

/** The query string of /kanban/order-sub-status: the owner, the open row, and the status of a new one. */
export const OrderSubStatusSearch = listSearch(z.object({ organization_id: Id.optional(), status_id: OrderStatusId.optional() }))

export function startSubStatuses(client: QueryClient): void {
  void client.prefetchQuery(orderSubStatusQueries.list())
}
