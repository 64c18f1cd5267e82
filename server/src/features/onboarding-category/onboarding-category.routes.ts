import { onboardingCategoryEndpoints as on } from '@tracklane/contract/onboarding-category'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import {
  createOnboardingCategory,
  getOnboardingCategory,
  listOnboardingCategories,
  placeOnboardingCategories,
  removeOnboardingCategory,
  updateOnboardingCategory,
} from './onboarding-category.service.ts'

export function onboardingCategoryRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listOnboardingCategories(ctx, query) }))
  route(app, on.listFull, async (ctx, { query }) => ({ data: await listOnboardingCategories(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getOnboardingCategory(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createOnboardingCategory(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeOnboardingCategories(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOnboardingCategory(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeOnboardingCategory(ctx, params.id))
}
