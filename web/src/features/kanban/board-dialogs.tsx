import type { CompactOrder } from '@tracklane/contract/kanban'
import { MoveDialog } from '#features/order/order-move.parts.tsx'
import type { Verdicts } from './board-rules.ts'
import { CardMenu } from './card-menu.tsx'
import type { useBoardMoves } from './use-board-moves.ts'

export interface OpenMenu {
  order: CompactOrder
  anchor: Element
}

interface BoardDialogsProps {
  menu: OpenMenu | undefined
  verdicts: Verdicts | undefined
  moves: Pick<ReturnType<typeof useBoardMoves>, 'asking' | 'start' | 'confirm' | 'cancel'>
  onOpen: (id: number) => void
  onMenuClosed: (order: CompactOrder) => void
}

/** What stands over the board: the menu of a card, and what a move asks for. */
export function BoardDialogs({ menu, verdicts, moves: { asking, start, confirm, cancel }, onOpen, onMenuClosed }: BoardDialogsProps) {
  return (
    <>
      {menu && (
        <CardMenu
          order={menu.order}
          anchor={menu.anchor}
          verdicts={verdicts}
          onOpen={() => onOpen(menu.order.id)}
          onMove={(to) => start(menu.order, to)}
          onClose={() => onMenuClosed(menu.order)}
        />
      )}
      {asking && <MoveDialog key={asking.key} move={asking} onConfirm={(body) => confirm(asking, body)} onCancel={() => cancel(asking)} />}
    </>
  )
}
