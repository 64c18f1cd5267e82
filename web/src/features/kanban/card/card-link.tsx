import type { CompactOrder } from '@tracklane/contract/kanban'
import type { MouseEvent } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { stringifySearch } from '#lib/search.ts'
import { titleOf } from './card-values.rules.ts'
import classes from './order-card.module.css'

interface CardLinkProps {
  order: CompactOrder
  fields: ShownFields
  tabIndex: number
}

/** The customer's name as the link that opens the order. It takes the focus for the card. */
export function CardLink({ order, fields, tabIndex }: CardLinkProps) {
  const { id, track, customer_full_name: name } = order
  const { money } = useFormat()
  const filter = useBoard((state) => state.input.filter)
  const board = useBoardStore()
  const due = amountDue(order)

  const open = (event: MouseEvent) => {
    // The click at the end of a drag must not open the order; with a modifier the browser opens the link its own way.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    board.getState().input.onOpen(id)
  }
  return (
    <a
      href={stringifySearch({ ...filter, id })}
      className={classes.link}
      draggable={false}
      tabIndex={tabIndex}
      aria-label={[track, name, due && money(due, order.currency_code)].filter(Boolean).join(', ')}
      aria-keyshortcuts="Space m x"
      onClick={open}
    >
      {titleOf(order, fields)}
    </a>
  )
}
