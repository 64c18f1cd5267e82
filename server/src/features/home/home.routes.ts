import { homeEndpoints as on } from '@tracklane/contract/home'
import { homeDeliveryEndpoints } from '@tracklane/contract/home-deliveries'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getHomeNumbers } from './home.service.ts'
import { getDeliveries } from './home-deliveries.service.ts'

export function homeRoutes(app: App): void {
  route(app, on.numbers, (ctx) => getHomeNumbers(ctx))
  route(app, homeDeliveryEndpoints.deliveries, async (ctx) => ({ data: await getDeliveries(ctx) }))
}
