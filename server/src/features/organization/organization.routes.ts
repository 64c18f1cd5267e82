import { organizationEndpoints as on } from '@tracklane/contract/organization'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import {
  createOrganization,
  listOrganizationOptions,
  listOrganizations,
  removeOrganization,
  seeOrganization,
  updateOrganization,
} from './organization.service.ts'

export function organizationRoutes(app: App): void {
  route(app, on.options, async (ctx, { query }) => ({ data: await listOrganizationOptions(ctx, query) }))
  route(app, on.list, async (ctx, { query }) => paged(query, await listOrganizations(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await seeOrganization(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createOrganization(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOrganization(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeOrganization(ctx, params.id))
}
