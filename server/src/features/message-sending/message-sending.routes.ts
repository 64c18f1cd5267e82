import { messageEndpoints as on } from '@tracklane/contract/message'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { sendMessage } from './free-message.service.ts'

export function messageSendingRoutes(app: App): void {
  route(app, on.send, async (ctx, { body }) => ({ data: await sendMessage(ctx, body) }))
}
