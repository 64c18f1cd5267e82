import { orderMoveEndpoints as on } from '@tracklane/contract/order-move'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { previewOrderStatuses, setOrderStatuses } from './order-bulk-move.service.ts'
import { setOrderStatus } from './order-move.service.ts'

export function orderMoveRoutes(app: App): void {
  route(app, on.setStatus, async (ctx, { params, body }) => ({ data: await setOrderStatus(ctx, params, body) }))
  route(app, on.setStatuses, async (ctx, { body }) => ({ data: await setOrderStatuses(ctx, body) }))
  route(app, on.previewStatuses, async (ctx, { body }) => ({ data: await previewOrderStatuses(ctx, body) }))
}
