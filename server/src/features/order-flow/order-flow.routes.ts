import { orderFlowEndpoints as on } from '@tracklane/contract/order-flow'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getDefaultFlow, getFlow, listFlowRoles, listFlows } from './order-flow.service.ts'

export function orderFlowRoutes(app: App): void {
  route(app, on.default, async (ctx) => ({ data: await getDefaultFlow(ctx) }))
  route(app, on.roles, () => ({ data: listFlowRoles() }))
  route(app, on.list, async (ctx, { query }) => ({ data: await listFlows(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getFlow(ctx, params.id) }))
}
