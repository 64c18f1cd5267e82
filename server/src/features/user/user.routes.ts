import { userEndpoints as on } from '@tracklane/contract/user'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { listAccounts, listRoles, seeAccount, seeChanges } from './user.service.ts'
import { createUser, removeUser, updateUser } from './user-edit.service.ts'

export function userRoutes(app: App): void {
  route(app, on.roles, (ctx, { query }) => ({ data: listRoles(ctx, query) }))
  route(app, on.list, async (ctx, { query }) => paged(query, await listAccounts(ctx, query)))
  route(app, on.get, async (ctx, { params }) => ({ data: await seeAccount(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createUser(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateUser(ctx, params.id, body) }))
  route(app, on.changes, async (ctx, { params, query }) => ({ data: await seeChanges(ctx, params.id, query) }))
  route(app, on.remove, (ctx, { params }) => removeUser(ctx, params.id))
}
