import { Suspense } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { isAsking } from '#features/kanban/data/board-moves.rules.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { MoveDialog } from '#features/order-move/order-move.parts.tsx'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'

const CardMenu = part(() => import('#features/kanban/card/card-menu.tsx').then((module) => ({ default: module.CardMenu })))

/** Dialogs over the board: the menu of a card, and the questions of a move. */
export function BoardDialogs() {
  const { cancel, closeMenu } = useBoardStore()
  const { start, send } = useBoardMoves()
  const menu = useBoard((state) => state.menu)
  const asking = useBoard(({ moves }) => moves.find(isAsking))
  return (
    <>
      {menu && (
        <Suspense fallback={<TooLate onLate={closeMenu} />}>
          <CardMenu order={menu.order} anchor={menu.anchor} onMove={start} />
        </Suspense>
      )}
      {asking && <MoveDialog key={asking.key} move={asking} onConfirm={(body) => send(asking, body)} onCancel={() => cancel(asking)} />}
    </>
  )
}
