import { impersonationEndpoints as on } from '@tracklane/contract/impersonation'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { startImpersonation, stopImpersonation } from './impersonation.service.ts'

export function impersonationRoutes(app: App): void {
  route(app, on.start, async (ctx, { params, body }, exchange) => ({
    data: await startImpersonation(ctx, { id: params.id, ...body }, exchange),
  }))
  route(app, on.stop, async (ctx, _, exchange) => void (await stopImpersonation(ctx, exchange)))
}
