import { courierOrderEndpoints as on } from '@tracklane/contract/courier-order'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { assignCourier, updateCourierOrder } from './courier-order.service.ts'

export function courierOrderRoutes(app: App): void {
  route(app, on.create, async (ctx, { body }) => ({ data: await assignCourier(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCourierOrder(ctx, params.id, body) }))
}
