import { knowledgeEndpoints as on } from '@tracklane/contract/knowledge'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { searchKnowledge } from './knowledge.service.ts'

export function knowledgeRoutes(app: App): void {
  route(app, on.search, async (ctx, { query }) => ({ data: await searchKnowledge(ctx, query.search) }))
}
