import { kanbanCardEndpoints as on } from '@tracklane/contract/kanban-card'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createCard, getCard, listCards, removeCard, updateCard } from './kanban-card.service.ts'

export function kanbanCardRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listCards(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getCard(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createCard(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCard(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeCard(ctx, params.id))
}
