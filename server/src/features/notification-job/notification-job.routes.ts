import { notificationJobEndpoints as on } from '@tracklane/contract/notification-job'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listJobs, retryAll, retryJob } from './notification-job.service.ts'

export function notificationJobRoutes(app: App): void {
  route(app, on.list, (ctx, { query }) => listJobs(ctx, query))
  route(app, on.retryAll, async (ctx, { body }) => ({ data: await retryAll(ctx, body.reason) }))
  route(app, on.retry, async (ctx, { params }) => ({ data: await retryJob(ctx, params.id) }))
}
