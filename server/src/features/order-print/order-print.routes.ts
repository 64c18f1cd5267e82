import { orderPrintEndpoints as on } from '@tracklane/contract/order-print'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { previewLabels, printLabels } from './labels.service.ts'
import { checkLabels } from './labels-check.service.ts'
import { printManifest } from './manifest.service.ts'

export function orderPrintRoutes(app: App): void {
  route(app, on.check, async (ctx, { body }, { gone }) => ({ data: await checkLabels(ctx, body, gone) }))
  route(app, on.preview, (ctx, { query }, { gone }) => previewLabels(ctx, { ...query, filters: query.order_ids ? undefined : query }, gone))
  route(app, on.labels, (ctx, { body }, { gone }) => printLabels(ctx, body, gone))
  route(app, on.manifest, (ctx, { body }, { gone }) => printManifest(ctx, body, gone))
}
