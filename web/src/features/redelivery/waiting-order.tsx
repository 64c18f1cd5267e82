import { useDraggable } from '@dnd-kit/react'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconDots, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OrderRow } from '@tracklane/contract/order'
import { useState } from 'react'
import { telUrl } from '#features/order/order-links.rules.ts'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { ContextMenu } from '#ui/context-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import plan from './redelivery.module.css'
import classes from './waiting-order.module.css'

interface WaitingOrderProps {
  order: OrderRow
  isLate: boolean
  isOpen: boolean
  isChosen: boolean
  onChoose: (isRange: boolean) => void
}

/** A waiting order: the customer, the time, the reason and number of attempts, and the courier; one press calls the customer. */
export function WaitingOrder({ order, isLate, isOpen, isChosen, onChoose }: WaitingOrderProps) {
  const t = useT()
  const { ref, isDragging } = useDraggable({ id: String(order.id) })
  const [menu, openMenu] = useState<DOMRect>()
  const { id, track, customer_full_name: name } = order
  const call = telUrl(order.customer_phone)
  return (
    <li
      ref={ref}
      className={classes.order}
      data-row={id}
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-lifted={isDragging || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu(new DOMRect(event.clientX, event.clientY, 0, 0))
      }}
    >
      <CheckBox
        areaClassName={plan.pick}
        checked={isChosen}
        aria-label={t('order', 'Select {track}', { track })}
        onChange={({ nativeEvent }) => onChoose('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <span className={classes.who}>
        <Link
          aria-label={`${track}, ${name}`}
          to="."
          search={(now: Record<string, unknown>) => ({ ...now, id })}
          className={classes.link}
          draggable={false}
        >
          <span className={classes.name}>{name}</span>
        </Link>
        <span className={classes.address}>
          <span className={classes.track}>{track}</span> {order.customer_address}
        </span>
      </span>
      <span className={classes.why}>
        <span>{order.last_reason ?? t('redelivery', 'No reason given')}</span>
        <span className={classes.dim}>
          {t('redelivery', '{count, plural, =0 {no attempt} one {# attempt} other {# attempts}}', { count: order.attempts })}
        </span>
      </span>
      <span className={classes.when} data-late={isLate || undefined}>
        <span>{[isLate && formatDate(order.delivery_to, 'onlyDayMonth'), timesOf(order)].filter(Boolean).join(' ') || '—'}</span>
        <span className={classes.dim}>
          {t('redelivery', 'waiting')} <TimeInStatus order={order} />
        </span>
      </span>
      <span className={classes.with} data-none={order.courier === null || undefined}>
        {order.courier ?? t('order_table', 'No courier')}
      </span>
      <span className={classes.tools} data-no-drag>
        {call && (
          <Tooltip label={order.customer_phone}>
            <ActionIcon
              component="a"
              href={call}
              variant="default"
              size={32}
              className={classes.call}
              aria-label={t('redelivery', 'Call {name}, {phone}', { name, phone: order.customer_phone ?? '' })}
            >
              <IconPhone size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <IconButton
          size={32}
          label={t('order', 'Actions for {track}', { track })}
          aria-haspopup="menu"
          onClick={(event) => openMenu(event.currentTarget.getBoundingClientRect())}
        >
          <IconDots size={16} aria-hidden />
        </IconButton>
      </span>
      {menu && (
        <ContextMenu label={t('order', 'Actions for {track}', { track })} anchor={menu} onClose={() => openMenu(undefined)}>
          <OrderMenuItems order={order} />
        </ContextMenu>
      )}
    </li>
  )
}

/** Returns only the times, since the day is above. */
function timesOf({ delivery_from, delivery_to }: Pick<OrderRow, 'delivery_from' | 'delivery_to'>): string {
  return [delivery_from, delivery_to].flatMap((at) => (at ? [formatDate(at, 'onlyTime')] : [])).join('–')
}
