import { Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { OrderRow } from '@tracklane/contract/order'
import { OrderMenuItems } from '#features/order-operation/order-menu-items.parts.tsx'
import { useT } from '#lib/i18n.ts'

interface OrderRowMenuProps {
  order: OrderRow
  onOpen: () => void
  /** A dialog that the menu has opened is gone. */
  onClose: () => void
}

/** Everything that can be done with the order of a row. */
export function OrderRowMenu({ order, onOpen, onClose }: OrderRowMenuProps) {
  const t = useT()
  const clipboard = useClipboard()
  return (
    <>
      <Menu.Item leftSection={<IconExternalLink size={14} aria-hidden />} onClick={onOpen}>
        {t('kanban', 'Open order')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={14} aria-hidden />} onClick={() => clipboard.copy(order.track)}>
        {t('order_table', 'Copy the track number')}
      </Menu.Item>
      <OrderMenuItems order={order} onClose={onClose} />
    </>
  )
}
