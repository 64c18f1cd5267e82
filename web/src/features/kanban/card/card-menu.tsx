import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { OrderMenuItems } from '#features/order-operation/order-menu-items.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'

interface CardMenuProps {
  order: CompactOrder
  /** What was pressed; the menu opens there. */
  anchor: Element
  onMove: (order: CompactOrder, to: number) => void
}

/** One menu for the whole board: everything that can be done with the card's order. */
export function CardMenu({ order, anchor, onMove }: CardMenuProps) {
  const t = useT()
  const board = useBoardStore()
  const [place] = useState(() => anchor.getBoundingClientRect())
  return (
    <ContextMenu label={t('kanban', 'Actions for {track}', { track: order.track })} anchor={place} onClose={board.closeMenu}>
      <Menu.Item leftSection={<IconExternalLink size={14} aria-hidden />} onClick={() => board.getState().input.onOpen(order.id)}>
        {t('kanban', 'Open order')}
      </Menu.Item>
      <OrderMenuItems order={order} onMove={(to) => onMove(order, to)} onClose={() => board.claimFocus(order.id)} />
    </ContextMenu>
  )
}
