import { orderFlowEditEndpoints as on } from '@tracklane/contract/order-flow-edit'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createFlow, removeFlow, updateFlow } from './order-flow-edit.service.ts'
import { addLink, listLinks, removeLink, updateLink } from './order-flow-link.service.ts'

export function orderFlowEditRoutes(app: App): void {
  route(app, on.create, async (ctx, { body }) => ({ data: await createFlow(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateFlow(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeFlow(ctx, params.id))
  route(app, on.links, async (ctx, { params }) => ({ data: await listLinks(ctx, params.flowId) }))
  route(app, on.addLink, async (ctx, { params, body }) => ({ data: await addLink(ctx, params.flowId, body) }))
  route(app, on.updateLink, async (ctx, { params, body }) => ({ data: await updateLink(ctx, params, body) }))
  route(app, on.removeLink, (ctx, { params }) => removeLink(ctx, params))
}
