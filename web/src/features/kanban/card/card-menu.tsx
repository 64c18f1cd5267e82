import type { CompactOrder } from '@tracklane/contract/kanban'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'

interface CardMenuProps {
  order: CompactOrder
  /** The pressed element or point, where the menu opens. */
  anchor: DOMRect
  onMove: (order: CompactOrder, to: number) => void
}

/** One menu for the whole board, with all actions on the card's order. */
export function CardMenu({ order, anchor, onMove }: CardMenuProps) {
  const t = useT()
  const board = useBoardStore()
  return (
    <ContextMenu label={t('order', 'Actions for {track}', { track: order.track })} anchor={anchor} onClose={board.closeMenu}>
      <OrderMenuItems
        order={order}
        onOpen={() => board.getState().input.onOpen(order.id)}
        onMove={(to) => onMove(order, to)}
        onClose={() => board.claimFocus(order.id)}
      />
    </ContextMenu>
  )
}
