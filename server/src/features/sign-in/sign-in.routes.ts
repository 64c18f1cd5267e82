import { signInEndpoints } from '@tracklane/contract/sign-in'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listSignIns } from './sign-in.service.ts'

export function signInRoutes(app: App): void {
  route(app, signInEndpoints.list, async (ctx, { query }) => paged(query, await listSignIns(ctx, query)))
}
