import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { OrderMenuItems } from '#features/order-operation/operation.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'

interface CardMenuProps {
  order: CompactOrder
  /** What was pressed; the menu opens there. */
  anchor: Element
}

/** One menu for the whole board: everything that can be done with the card's order. */
export function CardMenu({ order, anchor }: CardMenuProps) {
  const t = useT()
  const board = useBoardStore()
  const { start } = useBoardMoves()
  const [place] = useState(() => anchor.getBoundingClientRect())
  return (
    <ContextMenu label={t('kanban', 'Actions for {track}', { track: order.track })} anchor={place} onClose={board.closeMenu}>
      <Menu.Item leftSection={<IconExternalLink size={14} aria-hidden />} onClick={() => board.getState().input.onOpen(order.id)}>
        {t('kanban', 'Open order')}
      </Menu.Item>
      <OrderMenuItems order={order} onMove={(to) => start(order, to)} onClose={() => board.claimFocus(order.id)} />
    </ContextMenu>
  )
}
