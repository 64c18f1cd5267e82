import { orderSubStatusEndpoints as on } from '@tracklane/contract/order-sub-status'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createSubStatus, getSubStatus, listSubStatuses, removeSubStatus, updateSubStatus } from './order-sub-status.service.ts'
import { placeSubStatuses } from './sub-status-order.service.ts'

export function orderSubStatusRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listSubStatuses(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getSubStatus(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createSubStatus(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeSubStatuses(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateSubStatus(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeSubStatus(ctx, params.id))
}
