import type { CompactOrder } from '@tracklane/contract/kanban'
import { lazy, Suspense } from 'react'
import type { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { MoveDialog } from '#features/order-move/order-move.parts.tsx'

const CardMenu = lazy(() => import('#features/kanban/card/card-menu.tsx').then((module) => ({ default: module.CardMenu })))

export interface OpenMenu {
  order: CompactOrder
  anchor: Element
}

interface BoardDialogsProps {
  menu: OpenMenu | undefined
  moves: Pick<ReturnType<typeof useBoardMoves>, 'asking' | 'start' | 'confirm' | 'cancel'>
  onOpen: (id: number) => void
  onMenuClosed: (order: CompactOrder) => void
  focusCard: (id: number) => void
}

/** What stands over the board: the menu of a card, and what a move asks for. */
export function BoardDialogs({ menu, moves: { asking, start, confirm, cancel }, onOpen, onMenuClosed, focusCard }: BoardDialogsProps) {
  return (
    <>
      {menu && (
        <Suspense>
          <CardMenu
            order={menu.order}
            anchor={menu.anchor}
            onOpen={() => onOpen(menu.order.id)}
            onMove={(to) => start(menu.order, to)}
            onClose={() => onMenuClosed(menu.order)}
            onDialogClosed={() => focusCard(menu.order.id)}
          />
        </Suspense>
      )}
      {asking && <MoveDialog key={asking.key} move={asking} onConfirm={(body) => confirm(asking, body)} onCancel={() => cancel(asking)} />}
    </>
  )
}
