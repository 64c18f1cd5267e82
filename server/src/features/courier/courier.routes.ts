import { courierEndpoints as on } from '@tracklane/contract/courier'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getCourier, listCourierAccounts, listCourierOptions, listCouriers } from './courier.service.ts'
import { createCourier, updateCourier } from './courier-edit.service.ts'

export function courierRoutes(app: App): void {
  route(app, on.options, (ctx, { query }) => listCourierOptions(ctx, query))
  route(app, on.list, (ctx, { query }) => listCouriers(ctx, query))
  route(app, on.accounts, (ctx) => listCourierAccounts(ctx))
  route(app, on.get, async (ctx, { params }) => ({ data: await getCourier(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createCourier(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCourier(ctx, params.id, body) }))
}
