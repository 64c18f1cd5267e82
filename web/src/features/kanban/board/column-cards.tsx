import { Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import { OrderCard } from '#features/kanban/card/order-card.tsx'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useMoreCards } from '#features/kanban/data/use-board-answer.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
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

/** Stands after the last card and brings the next ones before anybody gets there. */
function MoreCards({ status_id }: { status_id: number }) {
  const t = useT()
  const load = useMoreCards(status_id)
  const { ref, hasFailed } = useReachedEnd(load)
  return (
    <div ref={ref} className={classes.more}>
      {hasFailed ? (
        <button type="button" className={classes.retry} onClick={load}>
          {t('kanban', 'Load more orders')}
        </button>
      ) : (
        <Skeleton className={classes.skeleton} />
      )}
    </div>
  )
}

/**
 * Put `ref` on what stands after the last row of a scroll area, its parent: `load` runs whenever that comes near, and once more where it has
 * brought something and the end stands as near as before. False: it had nothing to ask for.
 */
function useReachedEnd(load: () => Promise<boolean>) {
  const [end, setEnd] = useState<Element | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(load)
  latest.current = load

  useEffect(() => {
    if (!end) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        latest.current().then(
          (hasAsked) => {
            setFailed(false)
            if (!hasAsked || !end.isConnected) return
            // An observer tells of what it watches anew; of what has only stayed in sight it would never speak again.
            observer.unobserve(end)
            observer.observe(end)
          },
          () => setFailed(true),
        )
      },
      { root: end.parentElement, rootMargin: '1200px 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  return { ref: setEnd, hasFailed }
}
