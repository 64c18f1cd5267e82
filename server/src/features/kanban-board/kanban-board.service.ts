import type { KanbanColumn } from '@tracklane/contract/kanban'
import type { KanbanBoardDraft, kanbanBoardEndpoints } from '@tracklane/contract/kanban-board'
import type { LayoutQuery } from '@tracklane/contract/kanban-layout'
import type { Received } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { KanbanRecord } from '#db/tables/kanban.table.ts'
import {
  createLayout,
  getLayout,
  type LayoutKind,
  listLayouts,
  removeLayout,
  updateLayout,
} from '#features/kanban-layout/kanban-layout.service.ts'
import type { Context } from '#platform/context.ts'

const BOARDS: LayoutKind<KanbanRecord> = {
  table: 'kanbans',
  entity: 'kanban',
  content: 'columns',
  inWords: ({ columns }) => columnsInWords(columns),
  taken: phrase('kanban_layout', 'There is a board for this organization and country already'),
}

type Patch = Received<typeof kanbanBoardEndpoints.update>['body']

export const listBoards = (ctx: Context, query: LayoutQuery) => listLayouts(ctx, BOARDS, query)
export const getKanbanBoard = (ctx: Context, id: number) => getLayout(ctx, BOARDS, id)
export const createBoard = (ctx: Context, draft: KanbanBoardDraft) => createLayout(ctx, BOARDS, draft)
export const updateBoard = (ctx: Context, id: number, patch: Patch) => updateLayout(ctx, BOARDS, id, patch)
export const removeBoard = (ctx: Context, id: number) => removeLayout(ctx, BOARDS, id)

/** Writes "In delivery (≤ 5, collapsed)" in the source language: a log is written once and read in every language. */
function columnsInWords(columns: readonly KanbanColumn[]): string[] {
  return [...columns].sort((left, right) => left.position - right.position).map(inWords)
}

function inWords({ status_id, wip_limit, collapsed }: KanbanColumn): string {
  const name = isStatusId(status_id) ? statusName(status_id).message : String(status_id)
  const more = [...(wip_limit === null ? [] : [`≤ ${wip_limit}`]), ...(collapsed ? ['collapsed'] : [])]
  return more.length === 0 ? name : `${name} (${more.join(', ')})`
}
