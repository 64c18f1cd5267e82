import { orderStatusEndpoints as on } from '@tracklane/contract/order-status'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listStatuses } from './order-status.service.ts'

export function orderStatusRoutes(app: App): void {
  route(app, on.list, async (ctx) => ({ data: await listStatuses(ctx) }))
}
