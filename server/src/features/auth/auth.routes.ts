import { authEndpoints as on } from '@tracklane/contract/auth'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { changePassword, csrfCookie, getProfile, login, logout, updateProfile } from './auth.service.ts'

/** `broadcasting` stands beside these in the contract; the realtime feature answers it. */
export function authRoutes(app: App): void {
  route(app, on.csrfCookie, async (ctx, _, exchange) => void (await csrfCookie(ctx, exchange)))
  route(app, on.login, async (ctx, { body }, exchange) => ({ data: await login(ctx, body, exchange) }))
  route(app, on.logout, async (ctx, _, exchange) => void (await logout(ctx, exchange)))
  route(app, on.profile, async (ctx) => ({ data: await getProfile(ctx) }))
  route(app, on.updateProfile, async (ctx, { body }) => ({ data: await updateProfile(ctx, body) }))
  route(app, on.changePassword, async (ctx, { body }, exchange) => ({ data: await changePassword(ctx, body, exchange) }))
}
