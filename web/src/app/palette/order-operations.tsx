import type { OrderRow } from '@tracklane/contract/order'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { ContextMenu } from '#ui/context-menu.tsx'

interface OrderOperationsProps {
  order: OrderRow
  onOpen: () => void
  onClose: () => void
}

/** Where the palette's field was. */
const BELOW_TOP = 96
const HALF_A_MENU = 128

/** The menu of the order that was found, as it is everywhere. */
export function OrderOperations({ order, onOpen, onClose }: OrderOperationsProps) {
  const anchor = new DOMRect(Math.max(8, window.innerWidth / 2 - HALF_A_MENU), BELOW_TOP, 0, 0)
  return (
    <ContextMenu label={order.track} anchor={anchor} onClose={onClose}>
      <OrderMenuItems order={order} onOpen={onOpen} />
    </ContextMenu>
  )
}
