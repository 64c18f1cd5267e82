import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'

interface Merge {
  /** The current first cards of each column, with totals. */
  readonly first: readonly BoardColumn[]
  /** The former board, with each column as deep as it was scrolled. */
  readonly before: readonly BoardColumn[]
  /** The ids of the orders changed since then; `changed` has the ones that are still on the board. */
  readonly ids: ReadonlySet<number>
  readonly changed: readonly BoardColumn[]
}

/**
 * Returns the current columns at their scrolled depth without loading all cards again: changed cards are taken out and inserted at their
 * place.
 */
export function mergedBoard({ first, before, ids, changed }: Merge): BoardColumn[] {
  const known = new Map(before.map((column) => [column.status_id, column]))
  const moved = new Map(changed.map((column) => [column.status_id, column.orders]))
  return first.map((column) => {
    const old = known.get(column.status_id)
    if (!old || !column.next_cursor || old.orders.length <= column.orders.length) return column
    const kept = old.orders.filter(({ id }) => !ids.has(id))
    return { ...column, ...deep({ column, old, cards: [...column.orders, ...(moved.get(column.status_id) ?? []), ...kept] }) }
  })
}

interface Deep {
  readonly column: BoardColumn
  readonly old: BoardColumn
  /** Cards by weight; of an order that comes twice the first stays. */
  readonly cards: readonly CompactOrder[]
}

function deep({ old, cards }: Deep): Pick<BoardColumn, 'orders' | 'next_cursor'> {
  const byId = new Map<number, CompactOrder>()
  for (const card of cards) if (!byId.has(card.id)) byId.set(card.id, card)
  const orders = [...byId.values()].sort(newestFirst)
  const last = old.orders.at(-1)
  // Cards below the last seen one come with the cursor.
  const isSeen = (card: CompactOrder) => !old.next_cursor || !last || newestFirst(card, last) <= 0
  return { orders: orders.filter(isSeen), next_cursor: old.next_cursor }
}

/** Compares two cards for the order of a column. */
function newestFirst(left: CompactOrder, right: CompactOrder): number {
  if (left.status_changed_at !== right.status_changed_at) return left.status_changed_at < right.status_changed_at ? 1 : -1
  return right.id - left.id
}
