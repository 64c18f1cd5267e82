import { messageEndpoints as on } from '@tracklane/contract/message'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { paged } from '#platform/list/paging.ts'
import { getMessage, listMessages, readMessages } from './message.service.ts'

export function messageRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => {
    const { unread, ...page } = await listMessages(ctx, query)
    const { data, meta } = paged(query, page)
    return { data, meta: { ...meta, unread } }
  })
  route(app, on.get, async (ctx, { params }) => ({ data: await getMessage(ctx, params.id) }))
  route(app, on.read, async (ctx, { body }) => ({ data: await readMessages(ctx, body) }))
}
