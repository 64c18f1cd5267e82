import { courierEndpoints as on } from '@tracklane/contract/courier'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import {
  createCourier,
  listCourierAccounts,
  listCourierLoads,
  listCourierOptions,
  listCouriers,
  seeCourier,
  updateCourier,
} from './courier.service.ts'

export function courierRoutes(app: App): void {
  route(app, on.options, async (ctx, { query }) => ({ data: await listCourierOptions(ctx, query) }))
  route(app, on.load, async (ctx, { query }) => ({ data: await listCourierLoads(ctx, query) }))
  route(app, on.list, async (ctx, { query }) => paged(query, await listCouriers(ctx, query)))
  route(app, on.accounts, async (ctx) => ({ data: await listCourierAccounts(ctx) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await seeCourier(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createCourier(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCourier(ctx, params.id, body) }))
}
