import { configEndpoints } from '@tracklane/contract/config'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getClientConfig } from './config.service.ts'

export function configRoutes(app: App): void {
  route(app, configEndpoints.get, async (ctx) => ({ data: await getClientConfig(ctx) }))
}
