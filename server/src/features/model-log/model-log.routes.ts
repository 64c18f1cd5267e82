import { modelLogEndpoints } from '@tracklane/contract/model-log'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { readLog } from './read-log.service.ts'

export function modelLogRoutes(app: App): void {
  route(app, modelLogEndpoints.get, async (ctx, { params, query }) => ({ data: await readLog(ctx, params, query) }))
}
