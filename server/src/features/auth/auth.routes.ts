import { authEndpoints as on } from '@tracklane/contract/auth'
import { passwordLinkEndpoints } from '@tracklane/contract/password-link'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { changePassword, csrfCookie, getProfile, login, logout, updateProfile } from './auth.service.ts'
import { countLoginAttempts } from './count-login-attempts.ts'
import { forgotPassword, resetPassword } from './password-link.service.ts'

/** Binds the routes. The contract has `broadcasting` beside them; the realtime feature answers it. */
export function authRoutes(app: App): void {
  countLoginAttempts(app)
  route(app, on.csrfCookie, async (ctx, _, exchange) => void (await csrfCookie(ctx, exchange)))
  route(app, on.login, async (ctx, { body }, exchange) => ({ data: await login(ctx, body, exchange) }))
  route(app, on.logout, async (ctx, _, exchange) => void (await logout(ctx, exchange)))
  route(app, on.profile, async (ctx, _, exchange) => ({ data: await getProfile(ctx, exchange) }))
  route(app, on.updateProfile, async (ctx, { body }, exchange) => ({ data: await updateProfile(ctx, body, exchange) }))
  route(app, passwordLinkEndpoints.forgot, async (ctx, { body }, { request }) => ({ data: await forgotPassword(ctx, body, request.ip) }))
  route(app, passwordLinkEndpoints.reset, async (ctx, { body }) => ({ data: await resetPassword(ctx, body) }))
  route(app, on.changePassword, async (ctx, { body }, exchange) => ({ data: await changePassword(ctx, body, exchange) }))
}
