import { configEndpoints } from '@tracklane/contract/config'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'

export function configRoutes(app: App): void {
  route(app, configEndpoints.get, ({ platform }) => ({
    data: { brand: platform.config.brand, realtime: platform.realtime.clientSettings() },
  }))
}
