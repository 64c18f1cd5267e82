import { orderFinanceEndpoints as on } from '@tracklane/contract/order-finance'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { sumFinance } from './order-finance.service.ts'

export function orderFinanceRoutes(app: App): void {
  route(app, on.sums, (ctx, { query }) => sumFinance(ctx, query))
}
