import { deliveryEndpoints as on } from '@tracklane/contract/delivery'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getDeliveries } from './delivery.service.ts'

export function deliveryRoutes(app: App): void {
  route(app, on.deliveries, async (ctx) => ({ data: await getDeliveries(ctx) }))
}
