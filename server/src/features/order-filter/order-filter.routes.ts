import { orderFilterEndpoints as on } from '@tracklane/contract/order-filter'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { findCodes } from './order-filter.service.ts'

export function orderFilterRoutes(app: App): void {
  route(app, on.tracks, async (ctx, { body: { track = [], code = [] } }) => ({ data: await findCodes(ctx, [...track, ...code]) }))
}
