import type { CardDensity } from '#features/kanban/card/card-density.ts'
import { OrderCard } from '#features/kanban/card/order-card.tsx'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { MoreCards } from './more-cards.tsx'
import { nothingOn } from './nothing-found.rules.ts'
import { useCardWindow } from './use-card-window.ts'

interface ColumnCardsProps {
  headId: string
  column: ShownColumn
  density: CardDensity
  /** The lifted card may not come here. */
  isRefused: boolean
}

/** The cards that can be seen out of the thousands that a column may have. */
export function ColumnCards({ headId, column, density, isRefused }: ColumnCardsProps) {
  const { status_id, orders, total, next_cursor } = column
  const t = useT()
  const isNothing = useBoard(nothingOn) !== undefined
  const { area, cards, height, measure } = useCardWindow(column, density)
  return (
    // The arrows walk over the cards and scroll with them: no stop of its own for Tab, which browsers give to what scrolls.
    <div ref={area} className={classes.cards} tabIndex={-1} aria-disabled={isRefused || undefined}>
      {orders.length === 0 ? (
        <p className={classes.empty}>{isNothing ? null : t('kanban', 'No orders here')}</p>
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
