import { orderNotificationEndpoints as on } from '@tracklane/contract/order-notification'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listOrderNotifications } from './order-notification.service.ts'

export function orderNotificationRoutes(app: App): void {
  route(app, on.list, async (ctx, { params, query }) => paged(query, await listOrderNotifications(ctx, params.id, query)))
}
