import { handoverEndpoints as on } from '@tracklane/contract/handover'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { createHandOver, getHandOver, listHandOvers, takeBackHandOver } from './handover.service.ts'
import { printReceipt } from './receipt.service.ts'

export function handoverRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listHandOvers(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await getHandOver(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createHandOver(ctx, body) }))
  route(app, on.cancel, async (ctx, { params, body }) => ({ data: await takeBackHandOver(ctx, params.id, body.reason) }))
  route(app, on.receipt, (ctx, { params }, { gone }) => printReceipt(ctx, params.id, gone))
}
