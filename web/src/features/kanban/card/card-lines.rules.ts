import type { CardKey, KanbanCardField } from '@tracklane/contract/kanban'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'

/** Fields with a line of their own on a comfortable card. */
const OWN_LINE: readonly CardKey[] = ['track', 'customer_name', 'customer_address']

interface ComfortableLines {
  readonly own: readonly KanbanCardField[]
  /** The fields of the last line. */
  readonly shared: readonly KanbanCardField[]
}

/** Splits the fields of a comfortable card into lines, each in the order of the layout. */
export function comfortableLines(fields: readonly KanbanCardField[]): ComfortableLines {
  const isOwn = ({ key }: KanbanCardField) => OWN_LINE.includes(key)
  return { own: fields.filter(isOwn), shared: fields.filter((field) => !isOwn(field)) }
}

/** The number of visible fields on a compact card: one beside the amount, the others below. */
export const COMPACT_ROOM = 4

/** Returns the fields that a compact card shows; the others are in its preview. */
export function compactFields({ inOrder }: ShownFields): ShownFields {
  const shown = inOrder.slice(0, COMPACT_ROOM)
  return { inOrder: shown, get: (key) => shown.find((field) => field.key === key) }
}
