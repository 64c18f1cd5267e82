import { organizationTokenEndpoints as on } from '@tracklane/contract/organization-token'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { createToken, listTokens, removeAllTokens, removeToken } from './organization-token.service.ts'

export function organizationTokenRoutes(app: App): void {
  route(app, on.list, async (ctx, { params, query }) => paged(query, await listTokens(ctx, params.id, query)))
  route(app, on.create, async (ctx, { params, body }) => ({ data: await createToken(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeToken(ctx, params.id, params.tokenId))
  route(app, on.removeAll, (ctx, { params }) => removeAllTokens(ctx, params.id))
}
