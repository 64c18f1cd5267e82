import type { ReactNode } from 'react'
import classes from './numbers.module.css'

interface TileProps {
  label: string
  /** What the figure means, in one line. */
  note?: string
  children: ReactNode
}

/** One figure. */
export function Tile({ label, note, children }: TileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.tileLabel}>{label}</dt>
      <dd className={classes.figure}>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  )
}
