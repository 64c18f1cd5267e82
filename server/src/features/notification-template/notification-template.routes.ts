import { notificationTemplateEndpoints as on } from '@tracklane/contract/notification-template'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { createTemplate, getTemplate, listTemplates, removeTemplate, updateTemplate } from './notification-template.service.ts'
import { previewTemplate, testTemplate } from './notification-trial.service.ts'

export function notificationTemplateRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listTemplates(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await getTemplate(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createTemplate(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateTemplate(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeTemplate(ctx, params.id))
  route(app, on.preview, async (ctx, { body }) => ({ data: await previewTemplate(ctx, body) }))
  route(app, on.test, async (ctx, { body }) => ({ data: await testTemplate(ctx, body) }))
}
