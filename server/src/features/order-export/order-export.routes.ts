import { orderExportEndpoints as on } from '@tracklane/contract/order-export'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { exportFinances } from './financial-report.service.ts'
import { exportAllOrders, exportOrders } from './order-export.service.ts'

export function orderExportRoutes(app: App): void {
  route(app, on.orders, (ctx, { body }, { gone }) => exportOrders(ctx, body, gone))
  route(app, on.finances, (ctx, { body }, { gone }) => exportFinances(ctx, body, gone))
  route(app, on.admin, (ctx, { body }, { gone }) => exportAllOrders(ctx, body, gone))
}
