import { rejectedOrderEndpoints as on } from '@tracklane/contract/rejected-order'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listRejectedOrders, rejectedStatistics } from './rejected-order.service.ts'

export function rejectedOrderRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listRejectedOrders(ctx, query)))
  route(app, on.find, async (ctx, { body }) => paged(body, await listRejectedOrders(ctx, body)))
  route(app, on.statistics, async (ctx, { query }) => ({ data: await rejectedStatistics(ctx, query) }))
}
