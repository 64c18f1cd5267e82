import { i18nEndpoints as on } from '@tracklane/contract/i18n'
import type { App } from '#platform/http/app.ts'
import { sendPacked } from '#platform/http/packed.ts'
import { route } from '#platform/http/route.ts'
import { languageIndex, missedTranslation, translationIndex } from './i18n.service.ts'

export function i18nRoutes(app: App): void {
  route(app, on.languageIndex, async (ctx) => ({ data: await languageIndex(ctx) }))
  route(app, on.translationIndex, async (ctx, { query }, { request, reply }) =>
    sendPacked(request, reply, await translationIndex(ctx, query.language)),
  )
  route(app, on.missedTranslation, async (ctx, { body }, { request }) => ({
    data: await missedTranslation(ctx, body, request.headers.referer),
  }))
}
