import { authEndpoints } from '@tracklane/contract/auth'
import { unauthenticated } from '#platform/errors.ts'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'

export function authRoutes(app: App): void {
  route(app, authEndpoints.csrfCookie, () => undefined)
  route(app, authEndpoints.login, () => {
    throw unauthenticated()
  })
}
