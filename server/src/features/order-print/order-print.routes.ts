import { orderPrintEndpoints as on } from '@tracklane/contract/order-print'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { previewLabels, printLabels } from './labels.service.ts'
import { checkLabels } from './labels-check.service.ts'
import { printManifest } from './manifest.service.ts'

export function orderPrintRoutes(app: App): void {
  route(app, on.check, async (ctx, { body }) => ({ data: await checkLabels(ctx, body) }))
  route(app, on.preview, (ctx, { query }) => previewLabels(ctx, { ...query, filters: query.order_ids ? undefined : query }))
  route(app, on.labels, (ctx, { body }) => printLabels(ctx, body))
  route(app, on.manifest, (ctx, { body }) => printManifest(ctx, body))
}
