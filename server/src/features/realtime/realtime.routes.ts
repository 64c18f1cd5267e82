import { realtimeEndpoints } from '@tracklane/contract/realtime'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { authorizeChannel } from './realtime.service.ts'

export function realtimeRoutes(app: App): void {
  route(app, realtimeEndpoints.broadcasting, (ctx, { body }, { visit }) => authorizeChannel(ctx, body, visit))
}
