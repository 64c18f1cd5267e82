import { testPushEndpoints as on } from '@tracklane/contract/test-push'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { testPush } from './test-push.service.ts'

export function testPushRoutes(app: App): void {
  route(app, on.send, async (ctx, { body }) => ({ data: testPush(ctx, body) }))
}
