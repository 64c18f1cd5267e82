import { courierEndpoints as on } from '@tracklane/contract/courier'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listCourierOptions } from './courier.service.ts'

export function courierRoutes(app: App): void {
  route(app, on.options, (ctx, { query }) => listCourierOptions(ctx, query))
}
