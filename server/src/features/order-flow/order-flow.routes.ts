import { orderFlowEndpoints as on } from '@tracklane/contract/order-flow'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getDefaultFlow, getFlow, listFlowRoles, listFlows, updateFlow } from './order-flow.service.ts'

export function orderFlowRoutes(app: App): void {
  route(app, on.default, (ctx) => getDefaultFlow(ctx))
  route(app, on.roles, () => listFlowRoles())
  route(app, on.list, (ctx) => listFlows(ctx))
  route(app, on.get, (ctx, { params }) => getFlow(ctx, params.id))
  route(app, on.update, (ctx, { params, body }) => updateFlow(ctx, params.id, body))
}
