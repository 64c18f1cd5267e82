import { Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconLink,
  IconX,
} from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderUrl } from '#features/order/order-links.rules.ts'
import { EditOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ACTION_MENU, ActionDropdown } from '#ui/menu-entry.tsx'
import { toastSuccess } from '#ui/toast.ts'
import classes from './order-peek.module.css'
import type { PeekSteps } from './order-peek.tsx'

interface PeekBarProps {
  order: Order | undefined
  steps: PeekSteps | undefined
  isWide: boolean
  onWide: () => void
  onClose: () => void
}

/**
 * A bar that leads to the neighbours in the list, with actions on the whole order. It is there from the start, so that nothing moves when
 * the order comes.
 */
export function PeekBar({ order, steps, isWide, onWide, onClose }: PeekBarProps) {
  const t = useT()
  const clipboard = useClipboard()
  const { role } = useProfile()
  const share = ({ id, track }: Order) => {
    clipboard.copy(orderUrl(id, role))
    toastSuccess(t('operation', 'Link to {track} copied', { track }))
  }
  const WideIcon = isWide ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal
  return (
    <div className={classes.bar}>
      {steps && <Steps steps={steps} />}
      <span className={classes.tools}>
        <IconButton label={t('dialog', 'Copy link')} size={32} disabled={!order} onClick={() => order && share(order)}>
          <IconLink size={18} aria-hidden />
        </IconButton>
        <IconButton
          className={classes.widen}
          label={isWide ? t('order', 'Beside the list') : t('order', 'Full page')}
          size={32}
          onClick={onWide}
        >
          <WideIcon size={18} aria-hidden />
        </IconButton>
        <EditOrderButton order={order} />
        <Menu {...ACTION_MENU} position="bottom-end">
          <Menu.Target>
            <IconButton label={t('table', 'Actions')} size={32} disabled={!order}>
              <IconDots size={18} aria-hidden />
            </IconButton>
          </Menu.Target>
          <ActionDropdown>{order && <OrderMenuItems order={order} isWithoutMoves />}</ActionDropdown>
        </Menu>
        <IconButton label={t('dialog', 'Close')} size={32} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}

function Steps({ steps: { place, of, back, on } }: { steps: PeekSteps }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <span className={classes.steps} data-steps>
      <IconButton
        label={t('order', 'Previous order')}
        size={32}
        aria-disabled={!back}
        data-disabled={!back || undefined}
        onClick={() => back?.()}
      >
        <IconChevronUp size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('order', 'Next order')} size={32} aria-disabled={!on} data-disabled={!on || undefined} onClick={() => on?.()}>
        <IconChevronDown size={18} aria-hidden />
      </IconButton>
      <span className={classes.place}>{t('order', '{place} of {count}', { place: number(place), count: number(of) })}</span>
    </span>
  )
}
