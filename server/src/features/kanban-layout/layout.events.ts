import { defineEvent } from '#platform/events/event.ts'

export interface ChangedLayout {
  readonly table: 'kanbans' | 'kanban_cards'
  readonly id: number
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Emitted when a board or a card layout was made, changed or deleted. */
export const layoutChanged = defineEvent<ChangedLayout>('kanban-layout.changed')
