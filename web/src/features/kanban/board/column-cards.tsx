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
  /** True where the lifted card may not come here. */
  isRefused: boolean
}

/** The visible cards of a column, which may have thousands. */
export function ColumnCards({ headId, column, density, isRefused }: ColumnCardsProps) {
  const { status_id, orders, total, next_cursor } = column
  const t = useT()
  const isNothing = useBoard(nothingOn) !== undefined
  const { area, cards, height, measure } = useCardWindow(column, density)
  return (
    // The arrows walk over the cards and scroll: no stop for Tab, which browsers otherwise give to a scroll area.
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

/** Stands after the last card and loads the next ones early. */
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
 * Runs `load` whenever the end of a scroll area comes near, and again where more has come and the end is still near. Put `ref` on the
 * element after the last row, inside the scroll area. False: there was nothing to load.
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
            // An observer reports a newly watched element, but not one that stays in sight.
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
