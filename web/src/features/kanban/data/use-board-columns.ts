import type { BoardColumn, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import { useCallback, useMemo, useState } from 'react'
import { type PendingMove, type ShownColumn, shownColumns, withMoves } from './board-columns.rules.ts'

interface BoardColumnsInput {
  layout: readonly KanbanColumn[]
  only: readonly number[] | undefined
  truth: readonly BoardColumn[]
  moves: readonly PendingMove[]
}

/** The columns as they are drawn: the answer with the person's own moves, and folded as the person last left them. */
export function useBoardColumns({ layout, only, truth, moves }: BoardColumnsInput) {
  const [folded, setFolded] = useState<ReadonlyMap<number, boolean>>(new Map())
  const moved = useMemo(() => withMoves(shownColumns(layout, truth, only), moves), [layout, truth, only, moves])
  const columns = useMemo<readonly ShownColumn[]>(
    () => (folded.size === 0 ? moved : moved.map((column) => foldedAs(column, folded.get(column.status_id)))),
    [moved, folded],
  )
  const cards = useMemo<ReadonlyMap<number, CompactOrder>>(
    () => new Map(moved.flatMap((column) => column.orders.map((order) => [order.id, order] as const))),
    [moved],
  )
  const collapse = useCallback((status: number, isCollapsed: boolean) => setFolded((now) => new Map(now).set(status, isCollapsed)), [])
  return { columns, cards, collapse }
}

function foldedAs(column: ShownColumn, collapsed = column.collapsed): ShownColumn {
  return collapsed === column.collapsed ? column : { ...column, collapsed }
}
