import { useDraggable } from '@dnd-kit/react'
import { IconDots } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { type MouseEvent, memo, useState } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ageOf } from './card-age.rules.ts'
import { CardFace } from './card-face.tsx'
import classes from './order-card.module.css'

export interface CardActions {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onMenu: (order: CompactOrder, anchor: Element) => void
  onFocus: (id: number) => void
  /** `isRange`: everything from the card chosen last to this one. */
  onSelect: (order: CompactOrder, isRange: boolean) => void
}

interface OrderCardProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** Its place in the column: of so many, and so far down. */
  index: number
  of: number
  top: number
  measure: (node: HTMLElement | null) => void
  isSelected: boolean
  /** The one card that Tab reaches; arrows walk to the others. */
  isTabStop: boolean
  /** What holds the card: the pointer takes it along, under the keyboard it stays in sight. */
  liftedBy: 'pointer' | 'keyboard' | undefined
  hasArrived: boolean
  actions: CardActions
}

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, fields, now, index, isTabStop, isSelected, actions } = props
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
    <li
      ref={props.measure}
      className={classes.item}
      style={{ top: props.top }}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={props.of}
    >
      <article
        ref={ref}
        className={classes.card}
        data-card={order.id}
        data-age={ageOf(order, now)}
        data-lifted={props.liftedBy}
        data-selected={isSelected || undefined}
        data-arrived={props.hasArrived || undefined}
        onFocus={() => actions.onFocus(order.id)}
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
              aria-keyshortcuts="Space m x"
              onClick={open}
            >
              {fields.get('customer_name') ? order.customer_full_name : order.track}
            </a>
          }
        />
        <label className={classes.pick} data-no-drag>
          <input
            type="checkbox"
            className={classes.box}
            checked={isSelected}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={t('kanban', 'Select {track}', { track: order.track })}
            onChange={({ nativeEvent }) => actions.onSelect(order, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </label>
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
