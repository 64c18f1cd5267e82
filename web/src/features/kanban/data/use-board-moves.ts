import type { CompactOrder } from '@tracklane/contract/kanban'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { type MoveBody, needsDialog } from '#features/order-move/order-move.rules.ts'
import { useMoveOrder } from '#features/order-operation/move-order.api.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { rowOf } from '#lib/http.ts'
import { useBoardStore } from './board.store.ts'
import { newMove } from './board-moves.rules.ts'
import type { BoardMove } from './board-state.ts'

/** Moves a card at once, or asks first, and offers Undo. A refused move puts the card back and asks again with the former input. */
export function useBoardMoves() {
  const board = useBoardStore()
  const { mutateAsync } = useMoveOrder()

  const send = (move: BoardMove, body: MoveBody) => {
    board.send(move)
    mutateAsync({ move, body }).then(
      () => board.finish(move),
      (error) => {
        // An order that has moved elsewhere no longer fits the input.
        if (needsDialog(move.input) && !rowOf(error, orderMoveEndpoints.setStatus))
          board.askAgain({ ...move, before: body, errors: fieldErrors(error) })
        else board.refuse(move)
      },
    )
  }
  const start = (order: CompactOrder, to: number) => {
    const move = newMove(order, to, new Date().toISOString())
    if (needsDialog(move.input)) board.ask(move)
    else send(move, {})
  }
  return { start, send }
}
