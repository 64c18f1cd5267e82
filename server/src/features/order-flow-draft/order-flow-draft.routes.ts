import { orderFlowDraftEndpoints as on } from '@tracklane/contract/order-flow-draft'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { checkFlow, reachOfFlow, rehearseFlow } from './order-flow-draft.service.ts'

export function orderFlowDraftRoutes(app: App): void {
  route(app, on.check, async (ctx, { params, body }) => ({ data: await checkFlow(ctx, params.id, body) }))
  route(app, on.rehearse, async (ctx, { params, body }, { gone }) => ({ data: await rehearseFlow(ctx, params.id, body, gone) }))
  route(app, on.reach, async (ctx, { params, query }) => ({ data: await reachOfFlow(ctx, params.id, query) }))
}
