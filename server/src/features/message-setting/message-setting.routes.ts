import { messageSettingEndpoints as on } from '@tracklane/contract/message-setting'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { changeMessageSetting } from './message-setting.service.ts'

export function messageSettingRoutes(app: App): void {
  route(app, on.update, async (ctx, { body }) => ({ data: await changeMessageSetting(ctx, body) }))
}
