import { CARD_KEYS, type CardKey, type KanbanCardField } from '@tracklane/contract/kanban'

export interface ShownFields {
  /** The field as it is to be shown; undefined where layout or person hide it. */
  readonly get: (key: CardKey) => KanbanCardField | undefined
  readonly inOrder: readonly KanbanCardField[]
}

/** The layout that holds for the person, with the person's own choices by index of the eight keys. */
export function shownFields(layout: { readonly fields: readonly KanbanCardField[] }, own: Readonly<Record<string, boolean>>): ShownFields {
  const inOrder = [...layout.fields].filter((field) => isShown(field, own)).sort((left, right) => left.position - right.position)
  return { inOrder, get: (key) => inOrder.find((field) => field.key === key) }
}

export function isShown(field: KanbanCardField, own: Readonly<Record<string, boolean>>): boolean {
  return own[indexOf(field.key)] ?? field.visible
}

/** The key under which the person's choice is kept. */
export function indexOf(key: CardKey): number {
  return CARD_KEYS.indexOf(key)
}
