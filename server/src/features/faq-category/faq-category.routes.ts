import { faqCategoryEndpoints as on } from '@tracklane/contract/faq-category'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import {
  createFaqCategory,
  getFaqCategory,
  listFaqCategories,
  placeFaqCategories,
  removeFaqCategory,
  updateFaqCategory,
} from './faq-category.service.ts'

export function faqCategoryRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listFaqCategories(ctx, query) }))
  route(app, on.listFull, async (ctx, { query }) => ({ data: await listFaqCategories(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getFaqCategory(ctx, params.id) }))
  route(app, on.getFull, async (ctx, { params }) => ({ data: await getFaqCategory(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createFaqCategory(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeFaqCategories(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateFaqCategory(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeFaqCategory(ctx, params.id))
}
