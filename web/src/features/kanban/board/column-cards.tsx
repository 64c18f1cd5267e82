import { OrderCard } from '#features/kanban/card/order-card.tsx'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { MoreCards } from './more-cards.tsx'
import { useCardWindow } from './use-card-window.ts'

interface ColumnCardsProps {
  headId: string
  column: ShownColumn
  /** The lifted card may not come here. */
  isRefused: boolean
}

/** The cards that can be seen out of the thousands that a column may have. */
export function ColumnCards({ headId, column, isRefused }: ColumnCardsProps) {
  const { status_id, orders, total, next_cursor } = column
  const t = useT()
  const { area, cards, height, measure } = useCardWindow(column)
  return (
    <div ref={area} className={classes.cards} aria-disabled={isRefused || undefined}>
      {orders.length === 0 ? (
        <p className={classes.empty}>{t('kanban', 'No orders here')}</p>
      ) : (
        <ul className={classes.list} style={{ height }} aria-labelledby={headId}>
          {cards.map(({ index, start }) => {
            const order = orders[index]
            return order && <OrderCard key={order.id} order={order} index={index} of={total} top={start} measure={measure} />
          })}
        </ul>
      )}
      {next_cursor && <MoreCards key={next_cursor} status_id={status_id} />}
    </div>
  )
}
