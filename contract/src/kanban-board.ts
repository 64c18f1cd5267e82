import { z } from 'zod'
import { Kanban } from './kanban.ts'
import { inPlace, LayoutArea, LayoutFacts, LayoutName, LayoutQuery, LayoutThere, layoutRoles, repeatedAt } from './kanban-layout.ts'
import { crud } from './kit/crud.ts'
import { int } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { STOP } from './kit/text.ts'
import { OrderStatusId, STATUS_IDS } from './order-status.ts'

export const KanbanBoard = Kanban.extend(LayoutFacts.shape)
export type KanbanBoard = z.output<typeof KanbanBoard>

/** The largest limit of a column. */
export const MAX_WIP_LIMIT = 100_000

const Column = z.object({
  status_id: OrderStatusId,
  position: int(0, 1000),
  /** The most orders that should stand in it; null: no limit. More orders are not refused. */
  wip_limit: int(1, MAX_WIP_LIMIT).nullable().default(null),
  collapsed: z.boolean().default(false),
})

const Columns = z
  .array(Column)
  .min(1, STOP)
  .max(STATUS_IDS.length)
  .superRefine((columns, context) => {
    const twice = phrase('kanban_layout', 'Each status stands on a board once')
    for (const index of repeatedAt(columns, ({ status_id }) => status_id)) {
      context.addIssue({ code: 'custom', path: [index, 'status_id'], params: { phrase: twice } })
    }
  })
  .transform(inPlace)

const Content = LayoutName.extend({ columns: Columns })
export const KanbanBoardDraft = Content.extend(LayoutArea.shape)
export type KanbanBoardDraft = z.output<typeof KanbanBoardDraft>
export type KanbanBoardInput = z.input<typeof KanbanBoardDraft>

const calls = crud('/kanban', layoutRoles, {
  row: KanbanBoard,
  draft: KanbanBoardDraft,
  patch: Content.partial(),
  query: LayoutQuery,
})

export const kanbanBoardEndpoints = { ...calls, create: { ...calls.create, refusal: LayoutThere } }
