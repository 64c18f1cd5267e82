import { languageEndpoints as on } from '@tracklane/contract/language'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createLanguage, getLanguage, listLanguages, removeLanguage, updateLanguage } from './language.service.ts'

export function languageRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listLanguages(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getLanguage(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createLanguage(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateLanguage(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeLanguage(ctx, params.id))
}
