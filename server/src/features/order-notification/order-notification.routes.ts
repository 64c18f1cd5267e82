import { orderNotificationEndpoints as on } from '@tracklane/contract/order-notification'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listOrderNotifications } from './order-notification.service.ts'

export function orderNotificationRoutes(app: App): void {
  route(app, on.list, (ctx, { params, query }) => listOrderNotifications(ctx, params.id, query))
}
