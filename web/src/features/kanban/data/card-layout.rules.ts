import { CARD_KEYS, type CardKey, type KanbanCardField } from '@tracklane/contract/kanban'

export interface ShownFields {
  /** Returns the field's look; undefined where the layout or the person hides it. */
  readonly get: (key: CardKey) => KanbanCardField | undefined
  readonly inOrder: readonly KanbanCardField[]
}

/** Returns the fields of the person's layout, with the person's own choices by index of the eight keys. */
export function shownFields(layout: { readonly fields: readonly KanbanCardField[] }, own: Readonly<Record<string, boolean>>): ShownFields {
  const inOrder = [...layout.fields].filter((field) => isShown(field, own)).sort((left, right) => left.position - right.position)
  return { inOrder, get: (key) => inOrder.find((field) => field.key === key) }
}

export function isShown(field: KanbanCardField, own: Readonly<Record<string, boolean>>): boolean {
  return own[indexOf(field.key)] ?? field.visible
}

/** Returns the key under which the person's choice is kept. */
export function indexOf(key: CardKey): number {
  return CARD_KEYS.indexOf(key)
}
