import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { StatusColor } from '@tracklane/contract/order-status'
import type { CSSProperties, ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import classes from './numbers.module.css'
import { OrdersLink } from './orders-link.tsx'

interface BarRow {
  readonly key: number | string
  readonly name: ReactNode
  readonly total: number
  readonly color?: StatusColor
  /** The filter for the counted orders, where the person has a table of orders. */
  readonly filter?: OrderFilter
}

/** Numbers as bars: name, bar, count. A row leads to its orders. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.key} className={classes.barItem}>
          {row.filter ? (
            <OrdersLink filter={row.filter} className={classes.barRow}>
              <Cells row={row} share={row.total / most} />
            </OrdersLink>
          ) : (
            <span className={classes.barRow}>
              <Cells row={row} share={row.total / most} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Cells({ row, share }: { row: BarRow; share: number }) {
  const format = useFormat()
  const dot = `var(--status-${row.color ?? 'neutral'}-dot)`
  const style = { '--share': `${share * 100}%`, '--dot': dot } as CSSProperties // custom properties are not in the type
  return (
    <>
      <span className={classes.barName}>{row.name}</span>
      <span className={classes.bar} style={style} aria-hidden />
      <span className={classes.count}>{format.number(row.total)}</span>
    </>
  )
}
