import { isStatusId, statusColor } from '@tracklane/contract/order-status'
import type { CSSProperties } from 'react'
import classes from './home.module.css'

/** The length of a status beside the others; the number stands next to it. */
export function StatusBar({ statusId, share }: { statusId: number; share: number }) {
  const color = isStatusId(statusId) ? statusColor(statusId) : 'neutral'
  const style = { '--share': `${share * 100}%`, '--dot': `var(--status-${color}-dot)` } as CSSProperties // custom properties are not in the type
  return <span className={classes.bar} style={style} aria-hidden />
}
