import { apiDocsEndpoints as on } from '@tracklane/contract/api-docs'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { apiDocument, apiPage } from './api-docs.service.ts'

export function apiDocsRoutes(app: App): void {
  if (!app.platform.config.apiDocs) return
  route(app, on.page, async (ctx, _received, { reply }) => void (await reply.type('text/html; charset=utf-8').send(await apiPage(ctx))))
  route(app, on.document, (ctx) => apiDocument(ctx))
}
