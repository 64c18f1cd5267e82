import { faqEndpoints as on } from '@tracklane/contract/faq'
import { knowledgeEndpoints } from '@tracklane/contract/knowledge'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { createFaq, getFaq, listFaqs, placeFaqs, removeFaq, updateFaq } from './faq.service.ts'
import { listMissedSearches, noteMissedSearch, removeMissedSearch, sayHelpful } from './faq-reader.service.ts'

export function faqRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listFaqs(ctx, query)))
  route(app, on.listFull, async (ctx, { query }) => paged(query, await listFaqs(ctx, query)))
  route(app, knowledgeEndpoints.noteMissed, (ctx, { body }) => noteMissedSearch(ctx, body.text))
  route(app, on.removeMissedSearch, (ctx, { params }) => removeMissedSearch(ctx, params.id))
  route(app, on.missedSearches, async (ctx) => ({ data: await listMissedSearches(ctx) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getFaq(ctx, params.id) }))
  route(app, on.getFull, async (ctx, { params }) => ({ data: await getFaq(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createFaq(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeFaqs(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateFaq(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeFaq(ctx, params.id))
  route(app, on.sayHelpful, async (ctx, { params, body }) => ({ data: await sayHelpful(ctx, params.id, body.helpful) }))
}
