import { apiDocsEndpoints as on } from '@tracklane/contract/api-docs'
import type { App } from '#platform/http/app.ts'
import { sendPacked } from '#platform/http/packed.ts'
import { route } from '#platform/http/route.ts'
import { apiDocument, apiPage } from './api-docs.service.ts'
import { docsFile } from './docs-files.ts'

export function apiDocsRoutes(app: App): void {
  if (!app.platform.config.apiDocs) return
  route(app, on.page, async (ctx, _received, { reply }) => void (await reply.type('text/html; charset=utf-8').send(await apiPage(ctx))))
  route(app, on.file, async (_ctx, { params }, { request, reply }) => sendPacked(request, reply, await docsFile(params.file)))
  route(app, on.document, (ctx) => apiDocument(ctx))
}
