import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { OrderMenuItems } from '#features/order-operation/order-menu-items.parts.tsx'
import { useT } from '#lib/i18n.ts'

/** Every operation this person may do with the order; the moves stand beside it. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT()
  return (
    <Menu position="bottom-end" width={300} withinPortal>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('operation', 'Actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(480px, 80dvh)" style={{ overflowY: 'auto' }}>
        <OrderMenuItems order={order} isWithoutMoves />
      </Menu.Dropdown>
    </Menu>
  )
}
