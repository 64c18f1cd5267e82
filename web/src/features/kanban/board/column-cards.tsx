import { Skeleton } from '@mantine/core'
import { OrderCard } from '#features/kanban/card/order-card.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import type { BoardColumnProps } from './board-column.tsx'
import { useCardWindow } from './use-card-window.ts'
import { usePinned } from './use-pinned.ts'
import { useReachedEnd } from './use-reached-end.ts'

type ColumnCardsProps = Omit<BoardColumnProps, 'reason' | 'isOver' | 'onSelectAll' | 'onCollapse'> & { headId: string }

/** The cards that can be seen out of the thousands that a column may have. */
export function ColumnCards(props: ColumnCardsProps) {
  const { column, fields, now, verdict, tabStop, lifted, glowing, selected, actions, headId } = props
  const t = useT()
  const { area, cards, height, measure } = useCardWindow(column.orders, usePinned(tabStop, lifted?.id))
  return (
    <div ref={area} className={classes.cards} aria-disabled={verdict === 'refused' || undefined}>
      {column.orders.length === 0 ? (
        <p className={classes.empty}>{t('kanban', 'No orders here')}</p>
      ) : (
        <ul className={classes.list} style={{ height }} aria-labelledby={headId}>
          {cards.map(({ index, start }) => {
            const order = column.orders[index]
            return (
              order && (
                <OrderCard
                  key={order.id}
                  order={order}
                  fields={fields}
                  now={now}
                  index={index}
                  of={column.total}
                  top={start}
                  measure={measure}
                  isTabStop={order.id === tabStop}
                  isSelected={selected.has(order.id)}
                  liftedBy={order.id === lifted?.id ? lifted.by : undefined}
                  hasArrived={glowing.has(order.id)}
                  actions={actions}
                />
              )
            )
          })}
        </ul>
      )}
      {column.next_cursor && <MoreCards key={column.next_cursor} onMore={() => props.onMore(column.status_id)} />}
    </div>
  )
}

/** Stands after the last card and brings the next ones before anybody gets there. */
function MoreCards({ onMore }: { onMore: () => Promise<unknown> }) {
  const t = useT()
  const { ref, hasFailed } = useReachedEnd(onMore)
  return (
    <div ref={ref} className={classes.more}>
      {hasFailed ? (
        <button type="button" className={classes.retry} onClick={() => onMore()}>
          {t('kanban', 'Load more orders')}
        </button>
      ) : (
        <Skeleton height={96} radius={8} />
      )}
    </div>
  )
}
