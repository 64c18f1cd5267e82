import { orderEndpoints as on } from '@tracklane/contract/order'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getOrder } from './order.service.ts'

export function orderRoutes(app: App): void {
  route(app, on.get, async (ctx, { params }) => ({ data: await getOrder(ctx, params.id) }))
}
