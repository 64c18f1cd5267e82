import { i18nSourceEndpoints as on } from '@tracklane/contract/i18n-source'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { createPhrase, getPhrase, listCategories, listPhrases, removePhrase, updatePhrase } from './i18n-source.service.ts'
import { phrasesAsFile, takePhrases } from './phrase-file.service.ts'

export function i18nSourceRoutes(app: App): void {
  route(app, on.categories, async (ctx, { query }) => ({ data: await listCategories(ctx, query) }))
  route(app, on.list, async (ctx, { query }) => paged(query, await listPhrases(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await getPhrase(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createPhrase(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updatePhrase(ctx, params.id, body) }))
  route(app, on.fileOut, (ctx, { params }) => phrasesAsFile(ctx, params.id))
  route(app, on.fileIn, async (ctx, { params, query, body }, { gone }) => ({
    data: await takePhrases(ctx, params.id, body, { isCheck: query.check ?? false, gone }),
  }))
  route(app, on.remove, (ctx, { params }) => removePhrase(ctx, params.id))
}
