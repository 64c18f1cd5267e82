import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

interface TwoLinesProps {
  first: ReactNode
  /** Dim, below; without it the first line stands in the middle of the row. */
  second?: ReactNode
  isStrong?: boolean
}

/** A cell that says two things, the more important one first. */
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
