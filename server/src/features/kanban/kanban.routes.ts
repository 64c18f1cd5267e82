import { kanbanEndpoints as on } from '@tracklane/contract/kanban'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getBoard, getCardLayout } from './kanban.service.ts'
import { listBoardOrders } from './kanban-orders.service.ts'

export function kanbanRoutes(app: App): void {
  route(app, on.orders, async (ctx, { query }) => ({ data: await listBoardOrders(ctx, query) }))
  route(app, on.board, async (ctx) => ({ data: await getBoard(ctx) }))
  route(app, on.card, async (ctx) => ({ data: await getCardLayout(ctx) }))
}
