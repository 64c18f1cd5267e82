import { kanbanBoardEndpoints as on } from '@tracklane/contract/kanban-board'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createBoard, getKanbanBoard, listBoards, removeBoard, updateBoard } from './kanban-board.service.ts'

export function kanbanBoardRoutes(app: App): void {
  route(app, on.list, async (ctx, { query }) => ({ data: await listBoards(ctx, query) }))
  route(app, on.get, async (ctx, { params }) => ({ data: await getKanbanBoard(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createBoard(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateBoard(ctx, params.id, body) }))
  route(app, on.remove, (ctx, { params }) => removeBoard(ctx, params.id))
}
