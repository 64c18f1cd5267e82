import { useDraggable } from '@dnd-kit/react'
import { IconDots } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { type MouseEvent, memo, useState } from 'react'
import { amountDue } from '#features/order/order-payment.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ageOf } from './card-age.ts'
import { CardFace } from './card-face.tsx'
import type { ShownFields } from './card-layout.ts'
import classes from './order-card.module.css'

export interface CardActions {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onMenu: (order: CompactOrder, anchor: Element) => void
  onFocus: (id: number) => void
}

interface OrderCardProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** The one card that Tab reaches; arrows walk to the others. */
  isTabStop: boolean
  /** What holds the card: the pointer takes it along, under the keyboard it stays in sight. */
  liftedBy: 'pointer' | 'keyboard' | undefined
  hasArrived: boolean
  actions: CardActions
}

export const OrderCard = memo(function OrderCard({ order, fields, now, isTabStop, liftedBy, hasArrived, actions }: OrderCardProps) {
  const t = useT()
  const { money } = useFormat()
  const [isHot, setHot] = useState(false)
  const { ref } = useDraggable({ id: order.id })
  const due = amountDue(order)
  const label = [order.track, order.customer_full_name, due && money(due, order.currency_code)].filter(Boolean).join(', ')

  const open = (event: MouseEvent) => {
    // A drag ends in a click that must not open; with a modifier the browser opens the link its own way.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    actions.onOpen(order.id)
  }

  return (
    <li className={classes.item}>
      <article
        ref={ref}
        className={classes.card}
        data-card={order.id}
        data-age={ageOf(order, now)}
        data-lifted={liftedBy}
        data-arrived={hasArrived || undefined}
        onPointerEnter={() => setHot(true)}
        onPointerLeave={() => setHot(false)}
      >
        <CardFace
          order={order}
          fields={fields}
          now={now}
          withTooltips={isHot}
          title={
            <a
              href={actions.hrefOf(order.id)}
              className={classes.link}
              draggable={false}
              tabIndex={isTabStop ? 0 : -1}
              aria-label={label}
              aria-keyshortcuts="Space m"
              onClick={open}
              onFocus={() => actions.onFocus(order.id)}
            >
              {fields.get('customer_name') ? order.customer_full_name : order.track}
            </a>
          }
        />
        <button
          type="button"
          className={classes.menu}
          data-no-drag
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('kanban', 'Actions for {track}', { track: order.track })}
          onClick={(event) => actions.onMenu(order, event.currentTarget)}
        >
          <IconDots size={16} aria-hidden />
        </button>
      </article>
    </li>
  )
})
