import { i18nEndpoints as on } from '@tracklane/contract/i18n'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { languageIndex, missedTranslation, translationIndex } from './i18n.service.ts'

export function i18nRoutes(app: App): void {
  route(app, on.languageIndex, async (ctx) => ({ data: await languageIndex(ctx) }))
  route(app, on.translationIndex, async (ctx) => ({ data: await translationIndex(ctx) }))
  route(app, on.missedTranslation, async (ctx, { body }) => ({ data: await missedTranslation(ctx, body) }))
}
