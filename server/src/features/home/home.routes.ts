import { homeEndpoints as on } from '@tracklane/contract/home'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getHomeNumbers } from './home.service.ts'
import { orderTrend } from './home-trend.service.ts'

export function homeRoutes(app: App): void {
  route(app, on.numbers, async (ctx) => ({ data: await getHomeNumbers(ctx) }))
  route(app, on.trend, async (ctx) => ({ data: await orderTrend(ctx) }))
}
