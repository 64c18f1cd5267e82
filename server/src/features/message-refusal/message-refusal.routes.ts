import { messageRefusalEndpoints as on } from '@tracklane/contract/message-refusal'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { changeRefusal, refuseMessages, showRefusal } from './message-refusal.service.ts'

export function messageRefusalRoutes(app: App): void {
  route(app, on.get, async (ctx, { params }, { request }) => ({ data: await showRefusal(ctx, params.token, request.ip) }))
  route(app, on.refuse, async (ctx, { params }, { request }) => ({ data: await refuseMessages(ctx, params.token, request.ip) }))
  route(app, on.change, async (ctx, { params, body }) => ({ data: await changeRefusal(ctx, params.id, body.refused) }))
}
