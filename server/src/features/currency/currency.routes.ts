import { currencyEndpoints as on } from '@tracklane/contract/currency'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createCurrency, listCurrencies, removeCurrency, seeCurrency, updateCurrency } from './currency.service.ts'

export function currencyRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listCurrencies(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await seeCurrency(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createCurrency(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCurrency(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeCurrency(ctx, params.id))
}
