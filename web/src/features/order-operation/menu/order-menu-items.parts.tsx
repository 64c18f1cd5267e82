import { Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconExternalLink, IconLink } from '@tabler/icons-react'
import { useProfile } from '#features/auth/auth.api.ts'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { orderUrl } from '#features/order/order-links.rules.ts'
import { useRequestMove } from '#features/order-operation/move-order.api.ts'
import { openTo } from '#features/order-operation/offered-operations.rules.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import { OPERATION_KINDS } from '#features/order-operation/operation-kinds.api.ts'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { LabelItem } from './label-items.tsx'
import { MoveItems } from './move-items.tsx'
import { ChangeItems, EndItems } from './operation-items.tsx'

interface OrderMenuItemsProps {
  order: OperationOrder
  /** Opens the order; absent in the order's own view. */
  onOpen?: (() => void) | undefined
  /** Moves the order in the screen's own way; without it a dialog asks for the input. */
  onMove?: ((to: number) => void) | undefined
  /** True where the screen shows the moves elsewhere. */
  isWithoutMoves?: boolean
  /** Called when a dialog of the menu is closed. */
  onClose?: (() => void) | undefined
}

/** All actions of this person on one order as entries of a menu. Impossible ones are folded, with the reason. */
export function OrderMenuItems({ order, onOpen, onMove, isWithoutMoves = false, onClose }: OrderMenuItemsProps) {
  const t = useT()
  const { role } = useProfile()
  const { request } = useRequestMove()
  const canAct = openTo(role, OPERATION_KINDS).length > 0
  return (
    <>
      {onOpen && (
        <MenuEntry mark={<IconExternalLink size={16} aria-hidden />} aside={<KeyCap>↵</KeyCap>} onClick={onOpen}>
          {t('kanban', 'Open order')}
        </MenuEntry>
      )}
      {canAct && !isWithoutMoves && <MoveItems order={order} onMove={onMove ?? ((to) => request({ order, to, onClose }))} />}
      {canAct && !isWithoutMoves && <Menu.Divider />}
      {canAct && <ChangeItems order={order} onClose={onClose} />}
      {canAct && <LabelItem orders={[order]} onClose={onClose} />}
      <CopyItems order={order} />
      <LogItem entity="order" id={order.id} name={order.track} onClose={onClose} />
      {canAct && <EndItems order={order} onClose={onClose} />}
    </>
  )
}

/** Copies parts of the order for a message to somebody. */
function CopyItems({ order: { id, track } }: { order: { id: number; track: string } }) {
  const t = useT()
  const clipboard = useClipboard()
  const { role } = useProfile()
  const copy = (text: string, done: string) => {
    clipboard.copy(text)
    toastSuccess(done)
  }
  return (
    <>
      <MenuEntry
        mark={<IconLink size={16} aria-hidden />}
        onClick={() => copy(orderUrl(id, role), t('operation', 'Link to {track} copied', { track }))}
      >
        {t('dialog', 'Copy link')}
      </MenuEntry>
      <MenuEntry mark={<IconCopy size={16} aria-hidden />} onClick={() => copy(track, t('operation', '{track} copied', { track }))}>
        {t('operation', 'Copy track number')}
      </MenuEntry>
    </>
  )
}
