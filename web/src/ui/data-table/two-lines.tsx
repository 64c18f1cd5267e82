import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

interface TwoLinesProps {
  first: ReactNode
  /** The dim line below; without it the first line stands in the middle. */
  second?: ReactNode
  isStrong?: boolean
}

/** A cell with two lines, the more important one first. */
export function TwoLines({ first, second, isStrong = false }: TwoLinesProps) {
  return (
    <span className={classes.lines}>
      <span className={classes.first} data-strong={isStrong || undefined} data-clips>
        {first}
      </span>
      {second && (
        <span className={classes.second} data-clips>
          {second}
        </span>
      )}
    </span>
  )
}
