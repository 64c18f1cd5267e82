import { orderEditEndpoints as on } from '@tracklane/contract/order-edit'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createOrder } from './order-create.service.ts'
import { updateOrder } from './order-update.service.ts'

export function orderEditRoutes(app: App): void {
  route(app, on.create, async (ctx, { body }) => ({ data: await createOrder(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOrder(ctx, params.id, body) }))
}
