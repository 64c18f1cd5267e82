import { onboardingUserEndpoints as on } from '@tracklane/contract/onboarding-user'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { hideOnboarding } from './onboarding-user.service.ts'

export function onboardingUserRoutes(app: App): void {
  route(app, on.hide, async (ctx, { body }) => ({ data: await hideOnboarding(ctx, body) }))
}
