import { countryEndpoints as on } from '@tracklane/contract/country'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createCountry, listCountries, removeCountry, seeCountry, updateCountry } from './country.service.ts'

export function countryRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listCountries(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await seeCountry(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createCountry(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateCountry(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeCountry(ctx, params.id))
}
