import { onboardingArticleEndpoints as on } from '@tracklane/contract/onboarding-article'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import {
  createOnboardingArticle,
  getOnboardingArticle,
  listOnboardingArticles,
  placeOnboardingArticles,
  removeOnboardingArticle,
  updateOnboardingArticle,
} from './onboarding-article.service.ts'
import { markRead } from './onboarding-read.service.ts'

export function onboardingArticleRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listOnboardingArticles(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await getOnboardingArticle(ctx, params.id) }))
  route(app, on.getFull, async (ctx, { params }) => ({ data: await getOnboardingArticle(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createOnboardingArticle(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeOnboardingArticles(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOnboardingArticle(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeOnboardingArticle(ctx, params.id))
  route(app, on.markRead, async (ctx, { params }) => ({ data: await markRead(ctx, params.id) }))
}
