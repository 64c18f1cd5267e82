import { currencyEndpoints as on } from '@tracklane/contract/currency'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listCurrencies } from './currency.service.ts'

export function currencyRoutes(app: App): void {
  route(app, on.list, (ctx) => listCurrencies(ctx))
}
