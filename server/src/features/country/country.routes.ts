import { countryEndpoints as on } from '@tracklane/contract/country'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getCountry, listCountries } from './country.service.ts'

export function countryRoutes(app: App): void {
  route(app, on.list, (ctx) => listCountries(ctx))
  route(app, on.get, (ctx, { params }) => getCountry(ctx, params.id))
}
