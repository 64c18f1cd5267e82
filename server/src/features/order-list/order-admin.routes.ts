import { orderAdminEndpoints as on } from '@tracklane/contract/order-admin'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listOrdersOfAll } from './order-admin.service.ts'

export function orderAdminRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listOrdersOfAll(ctx, query)))
  route(app, on.find, async (ctx, { body }) => paged(body, await listOrdersOfAll(ctx, body)))
}
