import { onboardingSectionEndpoints as on } from '@tracklane/contract/onboarding-section'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import {
  createOnboardingSection,
  getOnboardingSection,
  listOnboardingSections,
  placeOnboardingSections,
  removeOnboardingSection,
  updateOnboardingSection,
} from './onboarding-section.service.ts'

export function onboardingSectionRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listOnboardingSections(ctx, query) }))
  route(app, on.listFull, async (ctx, { query }) => ({ data: await listOnboardingSections(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getOnboardingSection(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createOnboardingSection(ctx, body) }))
  route(app, on.place, async (ctx, { body }) => ({ data: await placeOnboardingSections(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOnboardingSection(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeOnboardingSection(ctx, params.id))
}
