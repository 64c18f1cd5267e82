import { sessionEndpoints as on } from '@tracklane/contract/session'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { endOtherSessions, endOwnSession, endSession, endSessions, listOwnSessions, listSessions, unlock } from './session.service.ts'

export function sessionRoutes(app: App): void {
  route(app, on.own, async (ctx, _, exchange) => ({ data: await listOwnSessions(ctx, exchange) }))
  route(app, on.endOthers, async (ctx, _, exchange) => void (await endOtherSessions(ctx, exchange)))
  route(app, on.endOwn, async (ctx, { params }, exchange) => void (await endOwnSession(ctx, params.id, exchange)))
  route(app, on.list, async (ctx, { params }, exchange) => ({ data: await listSessions(ctx, params.id, exchange) }))
  route(app, on.endAll, async (ctx, { params }, exchange) => void (await endSessions(ctx, params.id, exchange)))
  route(
    app,
    on.end,
    async (ctx, { params: { id, sessionId } }, exchange) => void (await endSession(ctx, { userId: id, sessionId }, exchange)),
  )
  route(app, on.unlock, async (ctx, { params }, exchange) => ({ data: await unlock(ctx, params.id, exchange) }))
}
