import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { COLUMN_MARK } from './card-focus.ts'
import classes from './status-tabs.module.css'

/** Tabs on a phone, where one column fills the screen: the current column and its neighbours. */
export function StatusTabs({ area }: { area: RefObject<HTMLElement | null> }) {
  const t = useT()
  const { number } = useFormat()
  const nameOf = useStatusName()
  const columns = useBoard((state) => state.columns)
  const { current, go } = useColumnInSight(area)
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-status="${current}"]`)
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - 48, behavior: 'smooth' })
  }, [current])

  return (
    <nav ref={strip} className={classes.tabs} aria-label={t('kanban', 'Columns')}>
      {columns.map(({ status_id, total }) => (
        <button
          key={status_id}
          type="button"
          className={classes.tab}
          data-status={status_id}
          aria-current={status_id === current || undefined}
          onClick={() => go(status_id)}
        >
          <StatusDot id={status_id} />
          {nameOf(status_id)}
          <span className={classes.total}>{number(total)}</span>
        </button>
      ))}
    </nav>
  )
}

/** Returns the column that fills most of the screen. */
function useColumnInSight(area: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number>()
  useEffect(() => {
    const root = area.current
    if (!root) return
    const look = () => {
      const columns = [...root.querySelectorAll<HTMLElement>(`[${COLUMN_MARK}]`)]
      const middle = root.getBoundingClientRect().left + root.clientWidth / 2
      const shown = columns.find((column) => column.getBoundingClientRect().right > middle) ?? columns.at(-1)
      if (shown) setCurrent(Number(shown.getAttribute(COLUMN_MARK)))
    }
    look()
    root.addEventListener('scroll', look, { passive: true })
    return () => root.removeEventListener('scroll', look)
  }, [area])

  const go = (status: number) => {
    area.current?.querySelector(`[${COLUMN_MARK}="${status}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
  }
  return { current, go }
}
