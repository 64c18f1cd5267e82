import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import { OrderMenuItems } from '#features/order-operation/operation.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'

interface CardMenuProps {
  order: CompactOrder
  /** What was pressed; the menu opens there. */
  anchor: Element
  onOpen: () => void
  onMove: (to: number) => void
  onClose: () => void
  /** A dialog that the menu has opened is gone. */
  onDialogClosed: () => void
}

/** One menu for the whole board: everything that can be done with the card's order. */
export function CardMenu({ order, anchor, onOpen, onMove, onClose, onDialogClosed }: CardMenuProps) {
  const t = useT()
  const [place] = useState(() => anchor.getBoundingClientRect())
  return (
    <ContextMenu label={t('kanban', 'Actions for {track}', { track: order.track })} anchor={place} onClose={onClose}>
      <Menu.Item leftSection={<IconExternalLink size={14} aria-hidden />} onClick={onOpen}>
        {t('kanban', 'Open order')}
      </Menu.Item>
      <OrderMenuItems order={order} onMove={onMove} onClose={onDialogClosed} />
    </ContextMenu>
  )
}
