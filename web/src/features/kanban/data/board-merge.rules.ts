import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'

interface Merge {
  /** The first cards of each column as they are now, with totals. */
  readonly first: readonly BoardColumn[]
  /** The board as it was, each column as deep as it was scrolled. */
  readonly before: readonly BoardColumn[]
  /** The orders that have changed since, and where those of them stand that are still on the board. */
  readonly ids: ReadonlySet<number>
  readonly changed: readonly BoardColumn[]
}

/** Deep columns as they are now, without asking for all of their cards again: only what has changed is taken out and put where it belongs. */
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
  /** Cards by weight: of an order that is there twice the first stays. */
  readonly cards: readonly CompactOrder[]
}

function deep({ old, cards }: Deep): Pick<BoardColumn, 'orders' | 'next_cursor'> {
  const byId = new Map<number, CompactOrder>()
  for (const card of cards) if (!byId.has(card.id)) byId.set(card.id, card)
  const orders = [...byId.values()].sort(newestFirst)
  const last = old.orders.at(-1)
  // Cards below the last one seen come with the cursor.
  const isSeen = (card: CompactOrder) => !old.next_cursor || !last || newestFirst(card, last) <= 0
  return { orders: orders.filter(isSeen), next_cursor: old.next_cursor }
}

/** The order of the cards in a column. */
function newestFirst(left: CompactOrder, right: CompactOrder): number {
  if (left.status_changed_at !== right.status_changed_at) return left.status_changed_at < right.status_changed_at ? 1 : -1
  return right.id - left.id
}
