import { orderListEndpoints as on } from '@tracklane/contract/order-list'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listOrders } from './order-list.service.ts'

export function orderListRoutes(app: App): void {
  route(app, on.list, (ctx, { query }) => listOrders(ctx, query))
  route(app, on.find, (ctx, { body }) => listOrders(ctx, body))
}
