import type { CompactOrder } from '@tracklane/contract/kanban'
import { useWhyRefused } from '#features/help/why-refused.store.ts'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { companionsOf } from '#features/kanban/data/board-selection.rules.ts'
import { bulkOf } from '#features/kanban/data/bulk-of.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { useJudge, useReason } from '#features/order-move/order-verdicts.api.ts'
import type { Verdicts } from '#features/order-move/verdicts.rules.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { toastError } from '#ui/toast.ts'

/** Moves a dropped card to the column, together with the selected cards. */
export function useBoardDrop(verdicts: Verdicts | undefined) {
  const board = useBoardStore()
  const { start } = useBoardMoves()
  const judge = useJudge()
  const reasonOf = useReason()

  const land = (order: CompactOrder, to: number) => {
    if (to === order.status_id) return
    if (companionsOf(order, board.getState()) > 1) {
      openOrderDialog({ kind: 'moves', to, ...bulkOf(board) })
      return
    }
    const reason = reasonOf((verdicts ?? judge(order))?.get(to))
    if (reason) {
      toastError(reason, useWhyRefused.getState().offer)
      return
    }
    start(order, to)
  }
  return (order: CompactOrder, to: number) => {
    board.claimFocus(order.id)
    land(order, to)
    // Last: other people's changes appear once the hand is free, and by then the place of this card is known.
    board.release()
  }
}
