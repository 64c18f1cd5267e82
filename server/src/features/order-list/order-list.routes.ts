import { orderListEndpoints as on } from '@tracklane/contract/order-list'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listOrderFacts, listOrders, matchingIds } from './order-list.service.ts'

export function orderListRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listOrders(ctx, query)))
  route(app, on.find, async (ctx, { body }) => paged(body, await listOrders(ctx, body)))
  route(app, on.ids, async (ctx, { body }) => ({ data: await matchingIds(ctx, body) }))
  route(app, on.facts, async (ctx, { body }) => ({ data: await listOrderFacts(ctx, body.order_ids) }))
}
