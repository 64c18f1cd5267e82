import { orderLogEndpoints as on } from '@tracklane/contract/order-log'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getOrderLog, getStatusLog } from './order-log.service.ts'

export function orderLogRoutes(app: App): void {
  route(app, on.statusLog, async (ctx, { params }) => ({ data: await getStatusLog(ctx, params.id) }))
  route(app, on.orderLog, async (ctx, { params, query }) => ({ data: await getOrderLog(ctx, params.id, query) }))
}
