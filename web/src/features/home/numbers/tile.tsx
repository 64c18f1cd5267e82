import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { ReactNode } from 'react'
import { OrdersLink } from './orders-link.tsx'
import classes from './tile.module.css'
import { TrendLine } from './trend-line.tsx'

interface TileProps {
  label: string
  /** The meaning of the figure or its change, in one line. */
  note?: string | undefined
  /** The filter for the counted orders; with it the whole tile is a link. */
  filter?: OrderFilter | undefined
  /** The last days, today last; undefined while loading, null for a figure without them. */
  trend?: readonly number[] | undefined | null
  isAlarming?: boolean
  children: ReactNode
}

/** One figure with its history. */
export function Tile({ label, note, filter, trend = null, isAlarming = false, children }: TileProps) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.figure} data-alarming={isAlarming || undefined}>
        {children}
      </span>{' '}
      <span className={classes.note}>{note}</span>
      {trend !== null && <TrendLine values={trend} isAlarming={isAlarming} />}
    </>
  )
  if (!filter) return <li className={classes.tile}>{content}</li>
  return (
    <li>
      <OrdersLink filter={filter} className={classes.tile}>
        {content}
      </OrdersLink>
    </li>
  )
}

interface TilesProps {
  label: string
  /** Links below the figures. */
  after?: ReactNode
  children: ReactNode
}

/** Figures side by side. */
export function Tiles({ label, after, children }: TilesProps) {
  return (
    <div>
      <ul className={classes.tiles} aria-label={label}>
        {children}
      </ul>
      {after}
    </div>
  )
}
