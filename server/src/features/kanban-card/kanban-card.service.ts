import type { KanbanCardField } from '@tracklane/contract/kanban'
import type { KanbanCardDraft, kanbanCardEndpoints } from '@tracklane/contract/kanban-card'
import type { LayoutQuery } from '@tracklane/contract/kanban-layout'
import type { Received } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { KanbanCardRecord } from '#db/tables/kanban.table.ts'
import {
  createLayout,
  getLayout,
  type LayoutKind,
  listLayouts,
  removeLayout,
  updateLayout,
} from '#features/kanban-layout/kanban-layout.service.ts'
import type { Context } from '#platform/context.ts'

const CARDS: LayoutKind<KanbanCardRecord> = {
  table: 'kanban_cards',
  entity: 'kanban-card',
  content: 'fields',
  inWords: ({ fields }) => [...fields].sort((left, right) => left.position - right.position).map(inWords),
  taken: phrase('kanban_layout', 'There is a card layout for this organization and country already'),
}

type Patch = Received<typeof kanbanCardEndpoints.update>['body']

export const listCards = (ctx: Context, query: LayoutQuery) => listLayouts(ctx, CARDS, query)
export const getCard = (ctx: Context, id: number) => getLayout(ctx, CARDS, id)
export const createCard = (ctx: Context, draft: KanbanCardDraft) => createLayout(ctx, CARDS, draft)
export const updateCard = (ctx: Context, id: number, patch: Patch) => updateLayout(ctx, CARDS, id, patch)
export const removeCard = (ctx: Context, id: number) => removeLayout(ctx, CARDS, id)

/** Writes "customer_address: both, map-pin" or "hidden": the reader of the log translates the words. */
function inWords({ key, visible, display, icon }: KanbanCardField): string {
  return `${key}: ${visible ? `${display}, ${icon}` : 'hidden'}`
}
