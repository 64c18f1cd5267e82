import { issueEndpoints as on } from '@tracklane/contract/issue'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { handleIssue, listIssues, reportIssue } from './issue.service.ts'

export function issueRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => paged(query, await listIssues(ctx, query)))
  route(app, on.create, async (ctx, { body }, { request }) => ({ data: await reportIssue(ctx, body, request.headers['user-agent']) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await handleIssue(ctx, params.id, body.handled) }))
}
