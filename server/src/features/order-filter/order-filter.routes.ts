import { orderFilterEndpoints as on } from '@tracklane/contract/order-filter'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { findTracks } from './order-filter.service.ts'

export function orderFilterRoutes(app: App): void {
  route(app, on.tracks, async (ctx, { body }) => ({ data: await findTracks(ctx, body.track) }))
}
