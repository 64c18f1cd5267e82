import { useDraggable } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { memo, useState } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { ageOf } from './card-age.rules.ts'
import { CardLink } from './card-link.tsx'
import { CardTools } from './card-tools.tsx'
import classes from './order-card.module.css'
import { OrderFace } from './order-face.tsx'

interface OrderCardProps {
  order: CompactOrder
  /** The index in the column, the number of cards, and the distance from the top. */
  index: number
  of: number
  top: number
  measure: (node: HTMLElement | null) => void
}

/** Drawn again only for changes of this card: its column is drawn with every turn of the wheel. */
export const OrderCard = memo(function OrderCard({ order, index, of, top, measure }: OrderCardProps) {
  const { id } = order
  const board = useBoardStore()
  const fields = useBoard((state) => state.input.fields)
  const density = useBoard((state) => state.input.density)
  const now = useBoard((state) => state.now)
  // The pointer or keyboard that holds the card: with the pointer the card moves along, with the keyboard it stays in sight.
  const liftedBy = useBoard(({ lift }) => (lift?.order.id === id ? lift.by : undefined))
  const isSelected = useBoard(({ selection }) => selection.ids.has(id))
  const hasArrived = useBoard(({ arrived }) => arrived.has(id))
  // Tab reaches one card; arrows walk to the others.
  const tabIndex = useBoard(({ tabStop }) => (tabStop === id ? 0 : -1))
  const [isHot, setHot] = useState(false)
  const { ref } = useDraggable({ id })

  return (
    <li ref={measure} className={classes.item} style={{ top }} data-index={index} aria-posinset={index + 1} aria-setsize={of}>
      <article
        ref={ref}
        className={classes.card}
        data-card={id}
        data-density={density}
        data-age={ageOf(order, now)}
        data-lifted={liftedBy}
        data-selected={isSelected || undefined}
        data-arrived={hasArrived || undefined}
        onFocus={() => board.focus(id)}
        onPointerEnter={() => setHot(true)}
        onPointerLeave={() => setHot(false)}
      >
        <OrderFace
          density={density}
          order={order}
          fields={fields}
          now={now}
          title={(shown) => <CardLink order={order} fields={shown} tabIndex={tabIndex} />}
          isArrival={hasArrived}
          withTooltips={isHot}
        />
        <CardTools order={order} isSelected={isSelected} tabIndex={tabIndex} />
      </article>
    </li>
  )
})
